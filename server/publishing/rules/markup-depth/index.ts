import { isTooDeep, maxNesting } from '#engine/html/markup-depth.ts';
import { defineRule } from '../../rule.ts';
import { withText } from '../../testing/example-documents.ts';
import { eachText } from '../../texts/text-entries.ts';

export default defineRule({
  level: 'error',
  title: { ko: '너무 깊게 겹친 서식', en: 'Formatting nested too deep' },
  about: {
    ko: '서식 안에 서식을 겹치는 깊이에는 한도가 있습니다. 넘으면 방문자에게 글자만 보입니다.',
    en: 'Markup nests elements up to a certain depth; beyond it visitors see only its words.',
  },
  check: eachText(({ value, isHtml }) =>
    isHtml && isTooDeep(value)
      ? {
          message: {
            ko: `서식이 ${maxNesting}단계보다 깊게 겹쳐 있습니다`,
            en: `The markup nests more than ${maxNesting} elements`,
          },
          remedy: {
            ko: '닫지 않은 태그를 닫으세요. 예: <b>강조</b>',
            en: 'Close the tags that are still open, as in <b>word</b>.',
          },
        }
      : undefined,
  ),
  examples: {
    passing: [
      { document: withText('<ul><li>글<li>글</ul><p>글<p>글'.repeat(maxNesting)) },
      { document: withText('<b>글</b><br>'.repeat(maxNesting + 1)) },
    ],
    failing: [
      { document: withText('<b>'.repeat(maxNesting + 1)), at: 'pages["/a"].sections[1].data.html' },
      {
        document: withText({ ko: '글', en: '<li><p>text'.repeat(maxNesting) }),
        at: 'pages["/a"].sections[1].data.html.en',
      },
    ],
  },
});
