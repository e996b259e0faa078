import { expect, test } from 'vitest';
import { linearTimeoutMs } from '#tests/setup/linear-time.ts';
import { checkDocument, checkWithRules } from './check-document.ts';
import { formatFinding } from './format-finding.ts';
import type { Rule } from './rule.ts';
import { examplePartner, exampleRegistry, exampleText } from './testing/example-site.ts';

const registry = await exampleRegistry();
const rule = (check: NonNullable<Rule['check']>, level: Rule['level'] = 'warning'): Rule => ({
  id: 'sample',
  level,
  title: { ko: '예시', en: 'Sample' },
  about: { ko: '예시', en: 'Sample' },
  check,
  examples: { passing: [], failing: [] },
});
const message = { ko: '메뉴가 이상합니다', en: 'The menu is odd' };
const run = (one: Rule, config?: { rules: Record<string, 'off' | 'note' | 'warning' | 'error'> }) =>
  checkWithRules(exampleText({}), new Map([[one.id, one]]), { registry, partner: examplePartner(), config });

test('a finding points to the key of its path, or to its value', () => {
  const path = ['menu', 1, 'url'];
  const [key, value] = run(
    rule(() => [
      { path, message, at: 'value' },
      { path, message },
    ]),
  );
  expect([key, value].map((one) => [one?.line, one?.column])).toEqual([
    [13, 7],
    [13, 14],
  ]);
});

test('findings are in the order of the document', () => {
  const found = run(
    rule(() => [
      { path: ['menu', 1], message },
      { path: ['formatVersion'], message },
    ]),
  );
  expect(found.map(({ path }) => path)).toEqual([['formatVersion'], ['menu', 1]]);
});

test('the configuration sets the level of a rule, or turns it off', () => {
  const one = rule(() => [{ path: [], message }]);
  expect(run(one)[0]?.level).toBe('warning');
  expect(run(one, { rules: { sample: 'error' } })[0]?.level).toBe('error');
  expect(run(one, { rules: { sample: 'off' } })).toEqual([]);
});

test('a rule that throws becomes one finding', () => {
  const found = run(
    rule(() => {
      throw new Error('no such thing');
    }),
  );
  expect(found).toHaveLength(1);
  expect(found[0]?.message.en).toContain('The rule "sample" failed');
  expect(found[0]?.message.en).toContain('no such thing');
});

test('rules do not run on a document of the wrong shape', () => {
  const one = rule(() => [{ path: [], message }]);
  const found = checkWithRules('{ "menu": 1 }', new Map([[one.id, one]]), { registry });
  expect(new Set(found.map((each) => each.rule))).toEqual(new Set(['shape']));
});

test('a finding is one line in Korean or English', () => {
  const [found] = run(
    rule(() => [{ path: ['menu', 0], message, remedy: { ko: '고쳐 주세요.', en: 'Fix it.' } }]),
  );
  expect(found && formatFinding(found, 'site.json', 'en')).toBe(
    'site.json:5:5 warning The menu is odd at menu[0]. Fix it. [sample]',
  );
  expect(found && formatFinding(found, 'site.json', 'ko')).toBe(
    'site.json:5:5 경고 메뉴가 이상합니다 (menu[0]). 고쳐 주세요. [sample]',
  );
});

test(
  'of a million errors a part is reported, each found without reading the text again',
  () => {
    const broken = checkWithRules(`[${'x\n'.repeat(1_000_000)}]`, new Map(), { registry });
    expect(broken).toHaveLength(1_000);
    expect(broken.every((finding) => finding.rule === 'syntax')).toBe(true);
  },
  linearTimeoutMs,
);

test('with names, findings have the title of their rule, errors of reading included', async () => {
  const check = (text: string) =>
    checkDocument(text, { registry, partner: examplePartner(), names: () => undefined });
  expect((await check('{')).map(({ title }) => title?.en)).toContain('Error in the JSON');
  const unknown = await check(exampleText({ document: { template: 'comerce' } }));
  expect(unknown[0]?.title).toEqual({ ko: '없는 템플릿', en: 'Template that does not exist' });
});
