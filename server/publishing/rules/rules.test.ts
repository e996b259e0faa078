import { expect, test } from 'vitest';
import { formatPath } from '#engine/resolve/diagnostic.ts';
import { finding } from '#schemas/operator/finding.ts';
import { applyFixes } from '../apply-fixes.ts';
import { checkWithRules } from '../check-document.ts';
import { loadRules } from '../load-rules.ts';
import type { Example } from '../rule.ts';
import { examplePartner, exampleRegistry, exampleText } from '../testing/example-site.ts';

const rules = await loadRules();
const registry = await exampleRegistry();

/** What the rule alone finds in an example, and all errors of reading. */
function findingsOf(id: string, example: Example, text = exampleText(example)) {
  const one = new Map([...rules].filter(([name]) => name === id));
  return checkWithRules(text, one, {
    registry,
    partner: examplePartner(example.partner),
    now: example.now ?? '2026-06-01T03:00:00Z',
  });
}

test.each([...rules.values()])('$id finds nothing in its passing examples', ({ id, examples }) => {
  expect(examples.passing.length).toBeGreaterThan(0);
  for (const example of examples.passing)
    expect(findingsOf(id, example), JSON.stringify(example)).toEqual([]);
});

test.each([...rules.values()])('$id finds its failing examples at their place', ({ id, examples, level }) => {
  expect(examples.failing.length).toBeGreaterThan(0);
  for (const example of examples.failing) {
    const found = findingsOf(id, example).filter((one) => one.rule === id);
    const places = found.map(({ path }) => formatPath(path));
    expect(places, JSON.stringify(example)).toContain(example.at);
    for (const one of found) {
      expect(finding.parse(one).level).toBe(level);
      expect(one.message.ko).toMatch(/\p{Script=Hangul}/u);
      expect(one.remedy?.ko ?? '가').toMatch(/\p{Script=Hangul}/u);
      expect(`${one.message.en}${one.remedy?.en ?? ''}`).not.toMatch(/\p{Script=Hangul}(?![^"]*")/u);
    }
  }
});

test.each([...rules.values()])('the fixes of $id solve what they fix', ({ id, examples }) => {
  for (const example of examples.failing) {
    const before = findingsOf(id, example);
    const fixable = before.filter(({ fix }) => fix);
    if (fixable.length === 0) continue;
    const after = findingsOf(id, example, applyFixes(exampleText(example), fixable));
    expect(
      after.filter(({ fix }) => fix),
      JSON.stringify(example),
    ).toEqual([]);
    expect(after.length).toBeLessThan(before.length);
  }
});
