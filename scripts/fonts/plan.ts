import type { LanguageCode } from '#schemas/primitives.ts';

const latin = ['names.all', 'pretendard.latin'];
const body: Record<LanguageCode, readonly string[]> = {
  en: [...latin, 'pretendard.punctuation'],
  ko: ['names.all', 'pretendard.ko', 'pretendard.punctuation', 'pretendard.latin'],
  ja: [...latin, 'noto-sans-jp.ja'],
  zh: [...latin, 'noto-sans-sc.zh'],
};

/** Parts (families.ts) of the display and heading fonts, in addition to the body font's parts. */
const display: Record<string, Record<LanguageCode, readonly string[]>> = {
  commerce: { en: [], ko: [], ja: [], zh: [] },
  hybrid: {
    en: ['gowun-batang.latin'],
    ko: ['gowun-batang.ko', 'gowun-batang.latin'],
    ja: ['noto-serif-jp.ja'],
    zh: ['noto-serif-sc.zh'],
  },
  branding: {
    en: ['cormorant.latin'],
    ko: ['noto-serif-kr.ko'],
    ja: ['shippori-mincho.ja'],
    zh: ['noto-serif-sc.zh'],
  },
};

/** What the stylesheet of each theme and language declares. The font stacks are in the themes' tokens. */
export const plan: Record<string, Record<LanguageCode, readonly string[]>> = Object.fromEntries(
  Object.entries(display).map(([theme, extra]) => [
    theme,
    {
      en: [...body.en, ...extra.en],
      ko: [...body.ko, ...extra.ko],
      ja: [...body.ja, ...extra.ja],
      zh: [...body.zh, ...extra.zh],
    },
  ]),
);
