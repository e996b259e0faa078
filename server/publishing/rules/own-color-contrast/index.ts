import { ownColorProblem } from '../../colors/own-colors.ts';
import { defineRule } from '../../rule.ts';

/** Percentage of the ink in the quiet texts of a footer (`--footer-quiet` in its styles). */
const quietShare = 72;

export default defineRule({
  level: 'warning',
  title: { ko: '블록 배경색 위의 읽기 어려운 글자', en: 'Text hard to read on the block’s background' },
  about: {
    ko: '블록에 직접 정한 배경색 위의 글자도 명암비 4.5:1을 지켜야 합니다. 중간 밝기의 색에서는 흐린 글자가 읽히지 않고, 투명한 색은 뒤의 색에 따라 달라집니다.',
    en: "Texts on a block's own background contrast by 4.5:1. On medium colors quiet texts cannot be read, and a transparent color depends on what is behind it.",
  },
  *check({ nodes }) {
    for (const { node, path } of nodes) {
      const { background } = node.data;
      if (typeof background !== 'string' || !background.startsWith('#')) continue;
      const problem = ownColorProblem(background, quietShare);
      if (problem === undefined) continue;
      yield {
        path: [...path, 'data', 'background'],
        message:
          problem === 'transparent'
            ? {
                ko: `배경색 ${background}이(가) 투명해서 글자가 읽히는지 알 수 없습니다`,
                en: `The background ${background} is transparent, so texts on it may be unreadable`,
              }
            : {
                ko: `배경색 ${background} 위의 흐린 글자 명암비가 ${problem.toFixed(1)}:1로, 4.5:1보다 낮습니다`,
                en: `Quiet texts on the background ${background} have a contrast of ${problem.toFixed(1)}:1, less than 4.5:1`,
              },
        remedy: { ko: '더 어둡거나 더 밝은 색을 쓰세요.', en: 'Use a darker or a lighter color.' },
      };
    }
  },
  examples: {
    passing: [
      {
        document: {
          slots: { footer: { id: 'footer', type: 'FooterMain', v: 1, data: { background: '#222222' } } },
        },
      },
    ],
    failing: [
      {
        document: {
          slots: { footer: { id: 'footer', type: 'FooterMain', v: 1, data: { background: '#808080' } } },
        },
        at: 'slots.footer.data.background',
      },
      {
        document: {
          slots: { footer: { id: 'footer', type: 'FooterMain', v: 1, data: { background: '#22222280' } } },
        },
        at: 'slots.footer.data.background',
      },
    ],
  },
});
