import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { floatingButtonData, floatingChannels, floatingSubButton } from '#schemas/site/floating-button.ts';
import { homepageConfig } from '#schemas/site/homepage-config.ts';
import { marketingSettings } from '#schemas/site/marketing.ts';
import { pageMetadata } from '#schemas/site/page-metadata.ts';
import { widgetData, widgetGlobal } from '#schemas/site/widget.ts';
import { config, floating, marketing, metadata, widget } from './proved-options.ts';

// Every option by which an operator configures a site has an effect and a test. Each option is listed here with the file
// of its effect and the test that proves it: a new option without both fails. `later` lists pending options with reasons.

/** Listed in SPEC section 3, but without an effect so far. */
const later: Record<string, string> = {
  sitemapUpdatedAt: 'the sitemap, with all for search engines',
  naverConversionTrackingId: 'scripts that tell advertisers of a reservation, and the consent that they need',
  metaConversionTrackingId: 'scripts that tell advertisers of a reservation, and the consent that they need',
  kakaoPixelConversionTrackingId:
    'scripts that tell advertisers of a reservation, and the consent that they need',
};

const schemas = [
  { name: 'homepage config', given: keysOf(homepageConfig), options: config },
  { name: 'widget', given: [...keysOf(widgetData), ...keysOf(widgetGlobal)], options: widget },
  {
    name: 'floating button',
    given: [...keysOf(floatingButtonData), ...keysOf(floatingSubButton), ...floatingChannels],
    options: floating,
  },
  { name: 'marketing', given: keysOf(marketingSettings), options: marketing },
  { name: 'page metadata', given: keysOf(pageMetadata), options: metadata },
];

test.each(schemas)(
  'every option of the $name has an effect and a test, or is listed as having no effect yet',
  (schema) => {
    const waits = schema.given.filter((option) => option in later);
    expect([...Object.keys(schema.options), ...waits].sort()).toEqual([...schema.given].sort());
  },
);

test.each(
  schemas.flatMap(({ name, options }) =>
    Object.entries(options).map(([option, [effect, file, title]]) => ({ name, option, effect, file, title })),
  ),
)('$name: $option has its effect in $effect, and a test', ({ option, effect, file, title }) => {
  const written = new RegExp(`\\b${option}\\b`);
  expect(readFileSync(effect, 'utf8')).toMatch(written);
  expect(existsSync(file), file).toBe(true);
  expect(readFileSync(file, 'utf8').replaceAll("\\'", "'")).toContain(title);
});

test('sitemapUpdatedAt and the ids of conversion tracking (Naver, Meta, Kakao) have no effect yet: nothing reads them', () => {
  expect(Object.keys(later)).toEqual([
    'sitemapUpdatedAt',
    'naverConversionTrackingId',
    'metaConversionTrackingId',
    'kakaoPixelConversionTrackingId',
  ]);
  const options = schemas.flatMap(({ given }) => given);
  expect(Object.keys(later).filter((option) => !options.includes(option))).toEqual([]);
  const code = globSync('{blocks,client,engine,registry,server}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(Object.keys(later).filter((option) => code.includes(option))).toEqual([]);
});

function keysOf({ shape }: { shape: object }): string[] {
  return Object.keys(shape);
}
