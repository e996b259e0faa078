import { expect, test } from 'vitest';
import { checkBlockNames } from './block-names.ts';

const found = (path: string, text: string) =>
  checkBlockNames([{ path, text }], new Set(['NoticeList', 'Hero'])).map(({ found }) => found);

test('A special case by block name is found in every form', () => {
  const forms = [
    "if (node.type === 'NoticeList') {}",
    "switch (node.type) { case 'NoticeList': break; }",
    "['NoticeList'].includes(node.type);",
    'const special = { NoticeList: 1 };',
  ];
  for (const text of forms)
    expect(found('engine/a.ts', text), text).toEqual(['names the block "NoticeList"']);
  expect(found('registry/create-registry.ts', forms[0] ?? '')).toHaveLength(1);
});

test('Other words, comments, tests and the blocks themselves are allowed', () => {
  expect(found('engine/a.ts', "// 'NoticeList'\nconst a = node.type === 'Other';")).toEqual([]);
  expect(found('engine/a.test.ts', "resolve({ type: 'NoticeList' });")).toEqual([]);
  expect(found('blocks/Hero/schema.ts', "const type = 'Hero';")).toEqual([]);
});
