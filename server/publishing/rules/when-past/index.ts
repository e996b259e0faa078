import { todayOf } from '../../conditions.ts';
import { defineRule } from '../../rule.ts';
import { quoteWhen } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '표시 기간이 지난 섹션', en: 'Section whose period is over' },
  about: {
    ko: '표시 기간이 지난 섹션은 더 이상 보이지 않습니다.',
    en: 'A section whose period is over is never shown again.',
  },
  check: (context) => {
    const today = todayOf(context);
    return context.nodes.flatMap(({ node: { when }, path }) =>
      when?.until && when.until < today
        ? [
            {
              path: [...path, 'when', 'until'],
              message: {
                ko: `표시 기간이 ${when.until}에 끝났습니다`,
                en: `The period ended on ${when.until}`,
              },
              remedy: {
                ko: '날짜를 고치거나 섹션을 지우세요.',
                en: 'Correct the day, or remove the section.',
              },
            },
          ]
        : [],
    );
  },
  examples: {
    passing: [{ document: quoteWhen({ until: '2026-06-01' }) }],
    failing: [{ document: quoteWhen({ until: '2026-05-31' }), at: 'pages["/a"].sections[1].when.until' }],
  },
});
