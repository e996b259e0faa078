import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import HeroSlider from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const image = (name: string) => ({
  pc: { url: `/files/a/${name}.webp`, width: 2400, height: 1200 },
  mobile: { url: `/files/a/${name}-m.webp`, width: 1080, height: 1350 },
});
const slides = ['봄', '여름', '가을'].map((title, index) => ({ title, image: image(`s${index + 1}`) }));
const hero = (more: Record<string, unknown> = {}) =>
  renderForTest({ component: HeroSlider, messages }, { data: schema.parse({ slides, ...more }) }).html;

test('the first title is the h1, unless there is a heading', () => {
  expect(hero()).toMatch(/<h1[^>]*>봄<\/h1>/);
  const html = hero({ heading: '봄날의원' });
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<h1[^>]*>봄날의원<\/h1>/);
});

test('the server sends only the first image, the others to browsers without scripts', () => {
  const html = hero();
  const outside = html.replace(/<noscript>.*?<\/noscript>/g, '');
  expect(outside).toContain('s1.webp');
  expect(outside).toMatch(/fetchpriority="high"/i);
  expect(outside).not.toContain('s2.webp');
  expect(html).toContain('s2.webp');
  expect(html).toMatch(/<source media="\(max-width: 768px\)"[^>]*s1-m\.webp/);
});

test('the phone image’s colors are the placeholder for both', () => {
  const { pc, mobile } = image('s1');
  const colored = (phone?: object) => [
    { title: '봄', image: { pc: { ...pc, blur: '#111,#222' }, ...(phone && { mobile: phone }) } },
  ];
  expect(hero({ slides: colored({ ...mobile, blur: '#333,#444' }) })).toContain('gradient(#333,#444)');
  for (const phone of [mobile, undefined])
    expect(hero({ slides: colored(phone) })).toContain('gradient(#111,#222)');
});

test('a single slide has no controls and is no slider', () => {
  expect(hero({ slides: slides.slice(0, 1) })).not.toMatch(/<button|data-slider=/);
});

test('without autoplay there is nothing to pause', () => {
  expect(hero()).toMatch(/data-autoplay="3000".*data-slider-toggle/);
  expect(hero({ autoplay: false })).not.toMatch(/data-autoplay|data-slider-toggle/);
});
