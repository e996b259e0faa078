import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { HeadedSection } from './HeadedSection.tsx';
import { renderForTest } from './render-for-test.tsx';

type Given = Partial<Omit<ComponentProps<typeof HeadedSection>, 'id'>>;

const show = (given: Given, pageTitle = 'Our clinic') =>
  renderForTest(
    {
      component: ({ id }) => (
        <HeadedSection id={id} className="Sample" data={{}} {...given}>
          <p>Content</p>
        </HeadedSection>
      ),
      messages: {},
    },
    { data: {}, page: { pageTitle } },
  ).html;

test('the section is labeled by its heading, and has none without a title', () => {
  const titled = show({ data: { title: 'Hours', eyebrow: 'Visit' } });
  expect(titled).toMatch(/^<section id="block" aria-labelledby="block-title"/);
  expect(titled).toMatch(/<h2 id="block-title"[^>]*>(<span>)?Hours/);
  expect(titled).toContain('Visit');
  const untitled = show({ data: { eyebrow: 'Visit' } });
  expect(untitled).not.toMatch(/aria-labelledby|<h2|Visit/);
  expect(untitled).toContain('<p>Content</p>');
});

test('the default title replaces a missing or empty one', () => {
  for (const data of [{}, { title: '' }]) expect(show({ data, defaultTitle: 'Hours' })).toContain('Hours');
  expect(show({ data: { title: 'When we open' }, defaultTitle: 'Hours' })).not.toContain('Hours');
});

test('only a default title that repeats the page title is hidden, and only if requested', () => {
  const hidden = '<h2 class="u-hidden" id="block-title">Hours</h2>';
  const given: Given = { defaultTitle: 'Hours', hideRepeated: true };
  expect(show(given, 'Hours')).toContain(hidden);
  expect(show(given, 'Location')).not.toContain('u-hidden');
  expect(show({ ...given, data: { title: 'Hours' } }, 'Hours')).not.toContain('u-hidden');
  expect(show({ ...given, hideRepeated: false }, 'Hours')).not.toContain('u-hidden');
});

test('the data’s own link to more replaces the default one, unless its URL is missing', () => {
  const defaultMore = { to: '/exhibitions', label: 'All events' };
  const given: Given = { defaultTitle: 'Events', defaultMore };
  expect(show(given)).toContain('All events');
  const own = show({ ...given, data: { more: { url: '/products', label: 'All treatments' } } });
  expect(own).toContain('All treatments');
  expect(own).not.toContain('All events');
  expect(show({ ...given, data: { more: { url: '', label: 'Gone' } } })).toContain('All events');
  expect(show({ defaultTitle: 'Events' })).not.toContain('Ui-sectionHeading-more');
});

test('the link to more includes the section’s title', () => {
  const html = show({ defaultTitle: 'Events', defaultMore: { to: '/exhibitions', label: 'View all' } });
  const link = /<a [^>]*Ui-sectionHeading-more.*?<\/a>/s.exec(html)?.[0] ?? '';
  expect(link.replace(/<[^>]*>/g, '')).toBe('View all: Events');
});

test('tone, width and alignment come from the data; without an anchor only the heading has an id', () => {
  const html = show({
    data: { title: 'Hours', tone: 'alt', width: 'narrow', align: 'center' },
    anchor: false,
  });
  for (const name of ['Ui-section--alt', 'Ui-section-inner--narrow', 'Ui-sectionHeading--center'])
    expect(html).toContain(name);
  expect(html).toMatch(/^<section aria-labelledby="block-title"/);
});
