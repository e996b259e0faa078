import { defineRule } from '../../rule.ts';
import type { TextPlace } from '../../site-values.ts';
import { readable, textEntries } from '../../texts/text-entries.ts';

export default defineRule({
  level: 'error',
  title: { ko: '빈 문구', en: 'Blank text' },
  about: {
    ko: '문구가 비어 있으면 방문자에게 빈 자리나 이름 없는 버튼이 보입니다.',
    en: 'A blank text leaves a gap, or a button without a name.',
  },
  *check({ texts }) {
    for (const place of texts) {
      if (isAlt(place) || isCounter(place)) continue;
      for (const { path, value } of textEntries([place])) {
        if (!isBlank(value, place.isHtml)) continue;
        yield {
          path,
          message:
            value === ''
              ? { ko: '문구가 비어 있습니다', en: 'The text is empty' }
              : { ko: '문구에 글자가 없습니다', en: 'The text has no letters' },
          remedy: {
            ko: '문구를 쓰거나, 필요 없으면 항목 전체를 지우세요.',
            en: 'Write the text, or remove the whole entry if it is not needed.',
          },
        };
      }
    }
  },
  examples: {
    passing: [
      { document: { menu: [{ url: '/products', title: { ko: '시술', en: 'Treatments' } }] } },
      {
        document: {
          pages: {
            '/landing': {
              sections: [
                {
                  id: 'stats',
                  type: 'StatsStrip',
                  v: 1,
                  data: {
                    items: [{ value: '8', unit: { ko: '명', en: '' }, label: { ko: '의사', en: 'doctors' } }],
                  },
                },
              ],
            },
          },
        },
      },
    ],
    failing: [
      { document: { menu: [{ url: '/products', title: '' }] }, at: 'menu[0].title' },
      { document: { menu: [{ url: '/products', title: { ko: '시술', en: ' ' } }] }, at: 'menu[0].title.en' },
    ],
  },
});

/** Decorative pictures have an empty alternative text; `picture-alt` judges it. */
const isAlt = ({ path }: TextPlace): boolean => path.at(-1) === 'alt';

/** Counters such as 명 or 名 have no English word. */
const isCounter = ({ path, text }: TextPlace): boolean => path.at(-1) === 'unit' && typeof text === 'object';

/** Whether a visitor sees nothing: no letters, and in markup no picture or video either. */
const isBlank = (value: string, isHtml: boolean): boolean =>
  !/[\p{L}\p{N}\p{S}\p{P}]/u.test(readable({ value, isHtml })) &&
  !(isHtml && /<(img|video|iframe|hr)\b/i.test(value));
