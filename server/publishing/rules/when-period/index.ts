import { defineRule } from '../../rule.ts';
import { quoteWhen } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'error',
  title: { ko: '끝이 시작보다 빠른 기간', en: 'Period that ends before it begins' },
  about: {
    ko: '기간의 끝(until)은 시작(from)보다 빠를 수 없습니다.',
    en: 'A period does not end before it begins.',
  },
  check: ({ nodes }) =>
    nodes.flatMap(({ node: { when }, path }) =>
      !when?.from || !when.until || when.from <= when.until
        ? []
        : [
            {
              path: [...path, 'when'],
              message: {
                ko: `until(${when.until})이 from(${when.from})보다 빠릅니다`,
                en: `Expected until on or after from (${when.from} to ${when.until})`,
              },
            },
          ],
    ),
  examples: {
    passing: [{ document: quoteWhen({ from: '2026-12-20', until: '2026-12-20' }) }],
    failing: [
      {
        document: quoteWhen({ from: '2026-12-20', until: '2026-12-19' }),
        at: 'pages["/a"].sections[1].when',
      },
    ],
  },
});
