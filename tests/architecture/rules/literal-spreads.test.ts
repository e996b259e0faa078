import { expect, test } from 'vitest';
import { checkLiteralSpreads } from './literal-spreads.ts';

const spread = `...${'{'} b: 1 }`;

test('A literal that is spread is found at its line, and other spreads are not', () => {
  const text = `const a = {\n  ${spread},\n  ...others,\n  ...(c && { c }),\n};\n`;
  expect(checkLiteralSpreads([{ path: 'engine/a.ts', text }])).toMatchObject([{ file: 'engine/a.ts:2' }]);
  const element = `<A {${spread}} />`;
  expect(checkLiteralSpreads([{ path: 'blocks/A/index.tsx', text: element }])).toHaveLength(1);
});
