import { expect, test } from 'vitest';
import { checkMessageKeys } from './message-keys.ts';

const texts = { ko: '제목', en: 'Title', ja: '題', zh: '题' };
const found = (code: string, own: string[], shared: string[] = [], engine = '') =>
  checkMessageKeys(
    [
      { path: 'blocks/Hero/index.tsx', text: code },
      { path: 'engine/page/name.ts', text: engine },
    ],
    [
      {
        path: 'blocks/Hero/messages.json',
        messages: Object.fromEntries(own.map((key) => [key, texts])),
      },
      {
        path: 'engine/i18n/messages.json',
        messages: Object.fromEntries(shared.map((key) => [key, texts])),
      },
    ],
  ).map(({ file, found }) => `${file} ${found}`);

test('Messages used by name, by conditional and by pattern pass', () => {
  expect(found("t('title');", ['title'])).toEqual([]);
  expect(found("t(open ? 'close' : 'open');", ['close', 'open'])).toEqual([]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  expect(found('t(`day.${day}`);', ['day.monday', 'day.sunday'])).toEqual([]);
  expect(found("const parts = ['a', 'b']; parts.map((part) => t(part));", ['a', 'b'])).toEqual([]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  expect(found("t('more');", [], ['more', 'page:/'], 'sharedMessage(`page:${key}`);')).toEqual([]);
});

test('A missing message is found where it is used', () => {
  expect(found("\nt('titel'); t('title');", ['title'])).toEqual([
    'blocks/Hero/index.tsx:2 asks for the message "titel", which does not exist',
  ]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  expect(found('t(`day.${day}`);', [])).toEqual([
    'blocks/Hero/index.tsx:1 asks for the message "day.*", which does not exist',
  ]);
});

test('The remedy for a misspelled message names the nearest one', () => {
  const [violation] = checkMessageKeys(
    [{ path: 'blocks/Hero/index.tsx', text: "t('titel'); t('title');" }],
    [{ path: 'blocks/Hero/messages.json', messages: { title: texts } }],
  );
  expect(violation?.remedy).toMatch(/^Did you mean "title"\? Add it /);
});

test('An unused message is found', () => {
  expect(found("t('title');", ['title', 'old'], ['page:/'])).toEqual([
    'blocks/Hero/messages.json has the message "old", which nothing shows',
    'engine/i18n/messages.json has the message "page:/", which nothing shows',
  ]);
});

test('A block may have a second message file for code that loads late', () => {
  const block = (code: string) =>
    checkMessageKeys(
      [{ path: 'blocks/Hero/index.tsx', text: code }],
      [
        { path: 'blocks/Hero/drawer-messages.json', messages: { close: texts } },
        { path: 'blocks/Hero/messages.json', messages: { title: texts } },
      ],
    ).map(({ file, found }) => `${file} ${found}`);
  expect(block("t('title'); t('close');")).toEqual([]);
  expect(block("t('title'); t('klose');")).toEqual([
    'blocks/Hero/index.tsx:1 asks for the message "klose", which does not exist',
    'blocks/Hero/drawer-messages.json has the message "close", which nothing shows',
  ]);
});

test('A message with elements is shown by Trans, which is given each of them', () => {
  const elements = (code: string) =>
    checkMessageKeys(
      [{ path: 'blocks/Hero/index.tsx', text: code }],
      [
        {
          path: 'blocks/Hero/messages.json',
          messages: { terms: { en: 'See <link>them</link> of <date/>' } },
        },
      ],
    ).map(({ found }) => found);
  expect(elements('<Trans id="terms" components={{ date: <time />, link: <a /> }} />;')).toEqual([]);
  expect(elements('<Trans id="terms" components={parts} />;')).toEqual([]);
  expect(elements('<Trans id="terms" components={{ link: <a /> }} />;')).toEqual([
    'shows the message "terms" with the elements {link}, which has {date,link}',
  ]);
  expect(elements("t('terms');")).toEqual([
    'shows the message "terms" with the elements {}, which has {date,link}',
  ]);
  expect(elements('<Trans id="trems" /> && t(key, "terms");')).toEqual([
    'asks for the message "trems", which does not exist',
  ]);
});
