import { expect, test } from 'vitest';
import { applyFixes } from './apply-fixes.ts';
import { checkDocument } from './check-document.ts';
import { examplePartner, exampleRegistry, exampleText } from './testing/example-site.ts';

const text = `{
  // the menu
  "menu": [{ "url": "/a" }, { "url": "/b" }, { "url": "/c" }], /* end */
  "z": 1,
  "a": { "b": 2 }
}`;

test('a fix changes its value and leaves comments, order and formatting', () => {
  expect(applyFixes(text, [{ fix: [{ path: ['menu', 1, 'url'], value: '/x' }] }])).toBe(
    text.replace('"/b"', '"/x"'),
  );
});

test('several items of a list are removed together', () => {
  const fixed = applyFixes(text, [{ fix: [{ path: ['menu', 0] }] }, { fix: [{ path: ['menu', 2] }] }]);
  expect(fixed).toContain('"menu": [{ "url": "/b" }], /* end */');
});

test('a property is removed', () => {
  const fixed = applyFixes(text, [{ fix: [{ path: ['z'] }] }]);
  expect(fixed).not.toContain('"z"');
  expect(fixed).toContain('// the menu');
});

test('a fix whose place is gone is left out', () => {
  expect(applyFixes(text, [{ fix: [{ path: ['a', 'c', 'd'], value: 1 }] }])).toBe(text);
  expect(applyFixes(text, [{ fix: [{ path: ['y'] }] }])).toBe(text);
});

test('what may be on purpose is told and has no fix', async () => {
  const intro = { id: 'intro', type: 'PageIntro', v: 1, data: {} };
  const divider = { type: 'RichText', v: 1, data: { html: '<hr>' } };
  const sections = [intro, { ...divider, id: 'one' }, { ...divider, id: 'two' }];
  const document = { pages: { '/': { noindex: true, sections }, '/landing': { sections } } };
  const findings = await checkDocument(exampleText({ document }), {
    registry: await exampleRegistry(),
    partner: examplePartner(),
  });
  const told = findings.filter(({ rule }) => ['section-repeated', 'home-noindex'].includes(rule));
  expect(told.map(({ rule, fix }) => [rule, fix]).toSorted()).toEqual([
    ['home-noindex', undefined],
    ['section-repeated', undefined],
    ['section-repeated', undefined],
  ]);
});
