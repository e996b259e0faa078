import { expect, test } from 'vitest';
import { checkVisibleText } from './visible-text.ts';

const found = (text: string, path = 'blocks/Hero/index.tsx') =>
  checkVisibleText([{ path, text }]).map(({ file, found }) => `${file} ${found}`);

test('Text between tags, in attributes that are read aloud and in conditionals is found', () => {
  expect(found('<p>\n Hello</p>')).toEqual(['blocks/Hero/index.tsx:1 hard-codes "Hello"']);
  for (const code of [
    "<p>{'Close'}</p>",
    "<p>{open ? 'Close' : t('open')}</p>",
    "<>{open && 'Close'}</>",
    '<button aria-label="Close" />',
    '<input placeholder={`Close`} />',
    "<img alt={open ? 'Close' : ''} />",
    "button.textContent = 'Close';",
    "button.setAttribute('aria-label', 'Close');",
  ])
    expect(found(code), code).toEqual(['blocks/Hero/index.tsx:1 hard-codes "Close"']);
});

test('Korean, Japanese and Chinese are found wherever they are written', () => {
  expect(found("\nconst label = '닫기';", 'engine/a.ts')).toEqual(['engine/a.ts:2 hard-codes "닫기"']);
  expect(found('const label = `閉じる`;', 'client/a.ts')).toHaveLength(1);
});

test('Messages, symbols, class names and text that visitors never see pass', () => {
  expect(found('<p className="Hero-text" id="a">{t(\'close\')} · 1</p>')).toEqual([]);
  expect(found('<p>{open ? t("a") : "–"}</p>')).toEqual([]);
  expect(found("// 닫기\nthrow new Error('No node');")).toEqual([]);
  expect(found("export const meta = { label: { ko: '제목' } };", 'blocks/Hero/schema.ts')).toEqual([]);
  expect(found("const a = '닫기';", 'blocks/Hero/index.test.tsx')).toEqual([]);
  expect(found("const a = '닫기';", 'engine/i18n/format.ts')).toEqual([]);
});
