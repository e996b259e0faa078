import { expect, test } from 'vitest';
import { drawableText } from './drawable-text.ts';

const drawn = (text: string) => drawableText(text, 120);

test.each([
  ['✨ 여름 리프팅 🎉🎉 50% ⭐', '여름 리프팅 50%'],
  ['👩🏽‍⚕️ 원장 👨‍👩‍👧 인사', '원장 인사'],
  ['🇰🇷 Korea 🇯🇵', 'Korea'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 England', 'England'],
  ['1️⃣ 상담 2️⃣ 시술 #️⃣', '1 상담 2 시술 #'],
  ['울쎄라® 써마지™ ©2026 ★★☆ ♥ ☎ ① ㎡ → 🆕', '울쎄라® 써마지™ ©2026 ★★☆ ♥ ☎ ① ㎡ → 🆕'],
  ['☎️ 예약 ❤️', '☎ 예약'],
  ['Ultra\u00adsound\u200b lift\ufeff', 'Ultrasound lift'],
  ['葛\u{e0100}城', '葛城'],
  ['a\u0000b\ud800c\ue000d', 'a b c d'],
])('of %j, what the fonts can draw is left', (text, expected) => {
  expect(drawn(text)).toBe(expected);
});

test.each(['', '  ', '\u200b\u200d\ufe0f', '\u3164', '\u0301', '🎉', '\u3000\u00a0'])(
  'of %j, which has nothing to draw, a dot is left',
  (text) => expect(drawn(text)).toBe('·'),
);

test('a long text is cut between characters', () => {
  expect(drawableText('가나다라', 4)).toBe('가나다라');
  expect(drawableText('가나다라마', 4)).toBe('가나다…');
});
