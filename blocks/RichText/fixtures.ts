import { longParagraph } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

const extreme = (text: string, word: string) =>
  `<h3>${word}</h3><p>${text}</p><ul><li>${word}</li><li>${text}</li></ul><blockquote>${text}</blockquote><table><tbody><tr><th>${word}</th><td>${text}</td></tr></tbody></table>`;

export const fixtures = {
  default: {
    data: {
      title: {
        ko: '환자의 권리와 의무',
        en: 'Rights and duties of patients',
        ja: '患者さまの権利と義務',
        zh: '患者的权利与义务',
      },
      html: {
        ko: '<p>환자는 적절한 진료를 받을 권리가 있습니다.</p><ul><li>진료받을 권리</li><li>알 권리 및 자기결정권</li></ul>',
        en: '<p>Every patient has a right to proper care.</p><ul><li>To be treated</li><li>To know and to decide</li></ul>',
        ja: '<p>患者さまには適切な診療を受ける権利があります。</p><ul><li>診療を受ける権利</li><li>知る権利と自己決定権</li></ul>',
        zh: '<p>患者有权接受适当的诊疗。</p><ul><li>接受诊疗的权利</li><li>知情权与自主决定权</li></ul>',
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
