import { resolveText } from '#engine/bindings/resolve-data.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { LocalizedText } from '#schemas/primitives.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '한 줄에 들어가지 않는 메뉴', en: 'Menu too wide for one row' },
  about: {
    ko: '1280픽셀 너비의 화면에서 메뉴가 한 줄에 들어가야 합니다. 너비는 글자 수로 추정합니다.',
    en: 'The menu fits into one row of windows 1280 px wide. Its width is estimated by characters.',
  },
  check: ({ document: { menu }, partner }) => {
    const locales = partner?.languages ?? (['ko'] as const);
    const mainLocale = partner?.mainLanguage ?? 'ko';
    const rows = [
      { path: ['menu'], entries: [{ title: { ko: '홈', en: 'Home' } }, ...menu], most: firstRow },
      ...menu.map(({ subList = [] }, index) => ({
        path: ['menu', index, 'subList'],
        entries: subList,
        most: secondRow,
      })),
    ];
    return rows.flatMap(({ path, entries, most }) => {
      const widths = locales.map((locale) => ({ locale, width: rowWidth(entries, { locale, mainLocale }) }));
      const [widest] = widths.sort((a, b) => b.width - a.width);
      if (!widest || widest.width <= most) return [];
      const [width, limit] = [Math.round(widest.width), most];
      return [
        {
          path,
          message: {
            ko: `메뉴가 "${widest.locale}" 언어에서 약 ${width}픽셀(글자 수로 추정)이라 한 줄(${limit}픽셀)에 들어가지 않습니다`,
            en: `In the language "${widest.locale}" the menu is about ${width} px wide (estimated by characters), and a row has ${limit} px`,
          },
          remedy: {
            ko: '이름을 줄이거나 항목을 하위 메뉴로 옮기세요.',
            en: 'Shorten titles, or move entries into a submenu.',
          },
        },
      ];
    });
  },
  examples: {
    passing: [{ document: { menu: entries(8, '시술 안내') } }],
    failing: [
      { document: { menu: entries(14, '시술 안내') }, at: 'menu' },
      { document: { menu: entries(7, { ko: '시술', en: 'Treatments and their prices' }) }, at: 'menu' },
      {
        document: { menu: [{ url: '/', title: '소개', subList: entries(12, '우리 병원의 시술 안내') }] },
        at: 'menu[0].subList',
      },
    ],
  },
});

/** Pixels of the rows at 1280 px: 1200 px, in the first row less the logo (blocks/HeaderBar). */
const firstRow = 960;
const secondRow = 1200;
/** A link's font size, and its padding on both sides. */
const fontSize = 16;
const padding = 32;

type Languages = { locale: LanguageCode; mainLocale: LanguageCode };

function rowWidth(row: readonly { title: LocalizedText }[], languages: Languages): number {
  return row.reduce((sum, { title }) => {
    const text = typeof title === 'string' ? title : resolveText(title, languages);
    return sum + padding + textWidth(typeof text === 'string' ? text : text.text);
  }, 0);
}

/** East Asian letters are as wide as the font is high; Latin ones are about half of that. */
const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => {
    if (/[\u1100-\uffdc]/.test(letter)) return sum + fontSize;
    return sum + fontSize * (/\s/.test(letter) ? 0.28 : /[A-Z]/.test(letter) ? 0.66 : 0.53);
  }, 0);

function entries(count: number, title: LocalizedText) {
  return Array.from({ length: count }, () => ({ url: '/info', title }));
}
