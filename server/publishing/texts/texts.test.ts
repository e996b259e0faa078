import { expect, test } from 'vitest';
import { controlCharacter, withoutControlCharacters } from './control-characters.ts';
import { languageOf } from './language-of.ts';
import { placeholderIn } from './placeholders.ts';
import { quoted, readable } from './text-entries.ts';

test('the language of a text is that of most of its letters, if they tell', () => {
  expect(languageOf('어떤 시술을 찾으세요? Botox')).toBe('ko');
  expect(languageOf('どの施術をお探しですか')).toBe('ja');
  expect(languageOf('我们的诊疗项目')).toBe('zh');
  expect(languageOf('See all of our treatments')).toBe('en');
  // Names, and letters that Japanese and Chinese share.
  for (const text of [
    'Rejuran HB',
    'Bomnal Clinic Gangnam',
    '医院',
    '1,200',
    '©',
    'Big Buck Bunny © Blender Foundation',
  ])
    expect(languageOf(text), text).toBeUndefined();
});

test('invisible and broken characters are named, and removed where it is clear what is meant', () => {
  expect(controlCharacter('시\u200b술')).toEqual({ name: 'zero-width space', code: 'U+200B' });
  expect(controlCharacter('시\ud800')).toMatchObject({ name: 'half of a character' });
  expect(controlCharacter('두\n줄 👨‍👩‍👧 é')).toBeUndefined();
  expect(withoutControlCharacters('a\r\nb\tc\u200bd\u0007')).toBe('a\nb cd');
  expect(withoutControlCharacters('시\ufffd')).toBe('시\ufffd');
});

test('placeholders are found, and words that resemble them are not', () => {
  for (const text of [
    'Lorem ipsum',
    'TODO: title',
    '{{name}}',
    '내용을 입력하세요',
    '请输入标题',
    'タイトルを入力',
    'asdf',
    '제목 2',
    '???',
  ])
    expect(placeholderIn(text), text).toBeDefined();
  for (const text of [
    'TODAY',

    '이름을 적어 주시면 연락드립니다',
    '제목 없는 하루',
    'Our latest test results',
    '예약 내용을 확인하세요',
    '100%',
    'Really?',
    '본문 읽기',
    'お名前を入力してください',
  ])
    expect(placeholderIn(text), text).toBeUndefined();
});

test('markup is read without its tags, and long texts are cut in messages', () => {
  expect(readable({ value: '<p>A&nbsp;&amp; <b>B</b></p>', isHtml: true }).replace(/\s+/g, ' ').trim()).toBe(
    'A & B',
  );
  expect(readable({ value: 'A < B', isHtml: false })).toBe('A < B');
  expect(readable({ value: 'A < B <b title=""', isHtml: true }).trim()).toBe('A < B');
  expect(readable({ value: '<?xml version="1.0"?>A', isHtml: true }).trim()).toBe('A');
  expect(quoted('x'.repeat(60))).toBe(`"${'x'.repeat(39)}…"`);
});
