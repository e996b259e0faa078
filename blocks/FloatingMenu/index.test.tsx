import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import type { BlockComponent } from '#registry/contract.ts';
import { samplePage } from '#tests/contract/sample-page.ts';
import FloatingMenu from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const show = (data: object) => {
  const component = FloatingMenu as BlockComponent;
  const { partner, marketing } = samplePage('en');
  return renderForTest({ component, messages }, { data: schema.parse(data), page: { partner, marketing } })
    .html;
};
const button = { title: { en: 'Ask us' }, url: '/cscenter/contact' };

test('the reservation button has its default label or a custom one', () => {
  expect(show({})).toMatch(/FloatingMenu-reserve.*Book now/);
  const own = show({ reservationLabel: 'Come and see us' });
  expect(own).toContain('Come and see us');
  expect(own).not.toContain('Book now');
});

test('the menu is closed by default, or open if its flag is set', () => {
  const subButtons = [{ ...button, title: '가격 보기' }];
  expect(show({ subButtons })).toContain('<details class="FloatingMenu-menu" data-collapses="">');
  expect(show({ subButtons, isDefaultOpen: true })).toMatch(/<details[^>]* open=""/);
});

test('a sub button has title, url, images for phones and computers and the reservation-consulting flag', () => {
  const whole = {
    ...button,
    mobileImage: '/files/raon/a.webp',
    pcImage: '/files/raon/b.webp',
    isReservationConsulting: true,
  };
  expect(schema.parse({ subButtons: [whole] }).subButtons).toEqual([whole]);
});

test('its area is at most 1200 px wide', () => {
  const css = readFileSync(new URL('styles.css', import.meta.url), 'utf8');
  expect(/\.FloatingMenu-area \{[^}]*\}/.exec(css)?.[0]).toContain('max-inline-size: 1200px;');
});
