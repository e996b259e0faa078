import { expect, test } from 'vitest';
import { registry } from '#registry/manifest.server.ts';
import { applyFixes } from '../../apply-fixes.ts';
import { checkDocument } from '../../index.ts';

const document = (titles: object) =>
  JSON.stringify({ formatVersion: 1, template: 'commerce', menu: [], titles }, null, 2);
const found = async (text: string) =>
  (await checkDocument(text, { registry })).filter(({ rule }) => rule === 'title-pattern');

test('a misspelt placeholder is replaced by the one that was meant', async () => {
  const text = document({ treatment: { ko: '{titel} | {clinic}', en: '{title} | {clinik}' } });
  const findings = await found(text);
  expect(findings.map(({ message }) => message.en)).toEqual([
    'Unknown placeholder "{titel}"',
    'Without {title} all pages of this kind have the same title',
    'Unknown placeholder "{clinik}"',
  ]);
  const fixed = applyFixes(text, findings);
  expect(await found(fixed)).toEqual([]);
  expect(JSON.parse(fixed).titles.treatment).toEqual({ ko: '{title} | {clinic}', en: '{title} | {clinic}' });
});

test('a placeholder of another kind is not guessed at', async () => {
  const [finding] = await found(document({ list: '{title} | {board}' }));
  expect(finding?.remedy?.en).toBe('Use {title}, {clinic}.');
  expect(finding?.fix).toBeUndefined();
});

test('patterns of placeholders alone are no text in a wrong language, and no forgotten placeholder', async () => {
  const text = document({ article: '{title} - {board} | {clinic}', treatment: { ko: '{title} | {clinic}' } });
  const rules = (await checkDocument(text, { registry })).map(({ rule }) => rule);
  expect(rules.filter((rule) => /^text-(wrong|placeholder|markup)/.test(rule))).toEqual([]);
});
