import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { floatingButtonData, floatingChannels, floatingSubButton } from '#schemas/site/floating-button.ts';
import { homepageConfig } from '#schemas/site/homepage-config.ts';
import { marketingSettings } from '#schemas/site/marketing.ts';
import { pageMetadata } from '#schemas/site/page-metadata.ts';
import { widgetData, widgetGlobal } from '#schemas/site/widget.ts';
import { config, floating, marketing, metadata, widget } from './proved-options.ts';

// Every option by which an operator configures a site has an effect and a test. Each option is listed here with the file
// of its effect and the test that proves it: a new option without both fails.

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

test.each(schemas)('every option of the $name has an effect and a test', (schema) => {
  expect(Object.keys(schema.options).sort()).toEqual([...schema.given].sort());
});

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

function keysOf({ shape }: { shape: object }): string[] {
  return Object.keys(shape);
}
