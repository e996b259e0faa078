import { longParagraph } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

const extreme = (text: string, word: string) =>
  `<h3>${word}</h3><p>${text}</p><ul><li>${word}</li><li>${text}</li></ul><blockquote>${text}</blockquote><table><tbody><tr><th>${word}</th><td>${text}</td></tr></tbody></table>`;

export const fixtures = {
  default: {
    data: {
      title: { ko: '환자의 권리와 의무', en: 'Rights and duties of patients' },
      html: {
        ko: '<p>환자는 적절한 진료를 받을 권리가 있습니다.</p><ul><li>진료받을 권리</li><li>알 권리 및 자기결정권</li></ul>',
        en: '<p>Every patient has a right to proper care.</p><ul><li>To be treated</li><li>To know and to decide</li></ul>',
      },
    },
  },
  minimal: { data: { html: '<p>안내</p>' } },
  extreme: {
    data: {
      title: longWords,
      html: {
        ko: extreme(longParagraph.ko, longWords.ko),
        en: extreme(longParagraph.en, longWords.en),
        ja: extreme(longParagraph.ja, longWords.ja),
        zh: extreme(longParagraph.zh, longWords.zh),
      },
      width: 'page',
      tone: 'alt',
    },
  },
} satisfies Fixtures;
