import { expect, test } from 'vitest';
import { controlCharacter, withoutControlCharacters } from './control-characters.ts';
import { languageOf } from './language-of.ts';
import { placeholderIn } from './placeholders.ts';
import { quoted, readable } from './text-entries.ts';

test('the language of a text is that of most of its letters, if they tell', () => {
  expect(languageOf('어떤 시술을 찾으세요? Botox')).toBe('ko');
  expect(languageOf('どの施術をお探しですか')).toBe('ja');
  expect(languageOf('我们的诊疗项目')).toBe('zh');
  expect(languageOf('网上预约优惠')).toBe('zh');
  expect(languageOf('See all of our treatments')).toBe('en');
  // Names, and letters that Japanese and Chinese share.
  for (const text of [
    'Rejuran HB',
    'Bomnal Clinic Gangnam',
    '医院',
    '症例数',
    '年間手術件数',
    '院長 鈴木惠子',
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
    'undefined',
    'undefined님 환영합니다',
    '총 NaN원',
    '여기에 내용을 입력하세요.',
    '내용 작성 예정',
    'Enter your title here',
    'Click to add text',
    'ここに文章が入ります。',
    'タイトルを入力してください。',
    '봄 이벤트\n제목을 입력하세요\n10% 할인',
    readable({ value: '<h3>시술 안내</h3><p>내용을 입력하세요</p>', isHtml: true }),
    readable({ value: '시술 안내<br>내용을 입력하세요<br>끝', isHtml: true }),
    '추후 작성 예정',
    readable({ value: '<p>소개</p><p>추후 작성 예정입니다.</p>', isHtml: true }),
    '작성 예정입니다.',
    '가격: undefined',
    'Hello undefined, welcome',
    '내용 없음',
    '내용 추가 예정입니다.',
    '【要確認】',
    '未記入。',
    readable({ value: '<h3>가격</h3><p>???</p>', isHtml: true }),
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
    'お問い合わせ内容を入力してください',
    '이름과 전화번호를 입력해 주세요. 진료 시간에 전화드립니다.',
    '전화번호를 입력해 주세요',
    '문의 내용을 작성해 주세요',
    '문진표 작성 필요',
    '작성 필요 서류',
    'Please enter your name and phone number',
    '请填写内容后提交',
    'Dr. Kim Nan-hee',
    'an undefined jawline',
    'Undefined Clinic',
    'When the jawline is weak or undefined, filler can help.',
    // Single words are placeholders only as a whole text.
    readable({ value: '<table><tr><th>항목</th><th>내용</th></tr></table>', isHtml: true }),
    readable({ value: '<h3>예시</h3><p>시술 전후</p>', isHtml: true }),
    readable({ value: '<ul><li>작성 필요</li><li>서류</li></ul>', isHtml: true }),
    '피부\n테스트',
    'Skin\nTest',
    '問診票が未記入の場合は、受付でお渡しします。',
    '妊娠中・授乳中の方は要確認',
    '未確認の方は',
    '정말 효과가 있을까???',
    '특이사항: 내용 없음',
    '추가 비용 내용 추가 예정 안내',
    readable({ value: '<table><tr><td>妊娠中</td><td>要確認</td></tr></table>', isHtml: true }),
    readable({ value: '<table><tr><td>특이사항</td><td>내용 없음</td></tr></table>', isHtml: true }),
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
