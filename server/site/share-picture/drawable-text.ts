const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What has no look of its own, such as joiners, variation selectors and keycaps. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|\u20e3/gu;
/** Emoji, apart from signs that the fonts have, and what stands for no character. The fonts would draw boxes with hex codes. */
const undrawable =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Regional_Indicator}\p{Emoji_Modifier}[\p{Extended_Pictographic}--[©®‼⁉™↔-↙↩↪⏏Ⓜ▪▫▶◀☀-☃☎☝☯♀♂♠♣♥♦♨♻⚠⚽⚾✂➡⤴⤵⬅-⬇⬜〰〽㊗㊙🅰🅱🅾🅿🆎🆑-🆚🈁🈂🈚🈯🈲-🈺🉐🉑]]]/gv;

/**
 * A text of at most `maxCharacters` characters without what the fonts of pictures cannot draw, cut between characters. A
 * picture needs something to draw: of a text without any letter or sign, a dot is left.
 */
export function drawableText(text: string, maxCharacters: number): string {
  const plain = text.replace(invisible, '').replace(undrawable, ' ').replace(/\s+/g, ' ').trim();
  const parts = Array.from(graphemes.segment(plain.slice(0, maxCharacters * 12)), ({ segment }) => segment);
  const whole =
    parts.length > maxCharacters ? `${parts.slice(0, maxCharacters - 1).join('')}…` : parts.join('');
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(whole) ? whole : '·';
}
