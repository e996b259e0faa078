import type { LanguageCode } from '#schemas/primitives.ts';

const hangul = /\p{Script=Hangul}/gu;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const han = /\p{Script=Han}/gu;
const latin = /\p{Script=Latin}/gu;
/** Characters of simplified Chinese that Japanese does not use (as it does 数 and 惠), of those that clinics use most. */
const simplified =
  /[们这说对时间项疗护肤压见让还请问为从开关门价优预约诊紧标实现务专业团队联网络询导术级线应样觉选择观环备资]/gu;

/** Letters by script: `count('봄날 clinic')` gives 2 of Hangul and 6 of Latin. */
function count(text: string) {
  const of = (script: RegExp) => text.match(script)?.length ?? 0;
  return { hangul: of(hangul), kana: of(kana), han: of(han), latin: of(latin), simplified: of(simplified) };
}

/**
 * The language that a text is certainly written in; undefined where its letters do not tell. Names in their own letters
 * are common in foreign texts, so one foreign word does not decide: more than half of the letters do.
 */
export function languageOf(text: string): LanguageCode | undefined {
  const letters = count(text);
  const all = letters.hangul + letters.kana + letters.han + letters.latin;
  if (all < 2) return undefined;
  if (letters.hangul * 2 > all) return 'ko';
  if (letters.kana > 0 && (letters.kana + letters.han) * 2 > all) return 'ja';
  if (letters.han * 2 > all && letters.simplified > 0) return 'zh';
  // Names of treatments, devices and authors are Latin in every language; a sentence is English.
  const words = text.match(/[a-z]{2,}/gi)?.length ?? 0;
  return words >= 4 && letters.latin === all && !/[©®™]/.test(text) ? 'en' : undefined;
}
