import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prepareSite } from '#engine/resolve/prepare-site.ts';
import { readSiteDocument } from '#engine/resolve/validate-site.ts';
import { registry } from '#registry/manifest.server.ts';
import { globalSlotNames } from '#schemas/layout/slots.ts';
import { checkDocument, formatFinding } from '#server/publishing/index.ts';
import { sanitizeHtml } from '#server/site/sanitize-html.ts';
import { fencedBlocks } from './read-recipe.ts';

const guide = readFileSync('docs/site-document.md', 'utf8');
const blocks = fencedBlocks(guide);
const examples = blocks.filter(({ language }) => language === 'json').map(({ text }) => text);

/** An example as a whole document: most show only some members. */
const whole = (example: string): string => {
  if (example.startsWith('{')) return example;
  const own = JSON.parse(`{${example}}`);
  return JSON.stringify({ formatVersion: 1, template: 'commerce', menu: [], ...own });
};

test('the guide has examples of all members of a document', () => {
  const keys = new Set(examples.flatMap((example) => Object.keys(JSON.parse(whole(example)))));
  expect([...keys].sort()).toEqual(
    [
      '$schema',
      'formatVersion',
      'languages',
      'menu',
      'pages',
      'recommendedKeywords',
      'slots',
      'template',
      'theme',
      'titles',
    ].sort(),
  );
});

test.each(examples.map((example) => [example.trim().split('\n')[0], example]))(
  'the example that begins %s is valid and resolves in every template',
  (_, example) => {
    const document = readSiteDocument(whole(example), 'site.json', registry);
    for (const template of registry.templates.keys()) {
      const site = prepareSite({ ...document, template }, { registry, sanitize: sanitizeHtml });
      for (const key of Object.keys(document.pages ?? {}))
        expect(site.page(key)?.sections.map(({ kind }) => kind)).not.toContain('error');
    }
  },
);

test('the error in the guide is reported word for word', async () => {
  const told = blocks.find(({ language }) => language === 'text')?.text.trim() ?? '';
  const landing = examples.find((example) => example.includes('"/landing"')) ?? '';
  const document = `{\n"formatVersion": 1, "template": "commerce", "menu": [],\n${landing}}`;
  const broken = document.replace('"NoticeList"', '"NotceList"');
  expect(() => readSiteDocument(document, 'site.json', registry)).not.toThrow();
  const findings = await checkDocument(broken, { registry });
  expect(findings.map((one) => formatFinding(one, 'site.json', 'en'))).toContain(told);
});

test('the global slots and the templates are all named', () => {
  for (const name of globalSlotNames) expect(guide).toContain(`\`${name}\``);
  for (const template of registry.templates.keys()) expect(guide).toContain(`\`${template}\``);
});
