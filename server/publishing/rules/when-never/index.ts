import type { When } from '#schemas/layout/node.ts';
import { conditionsOf } from '../../conditions.ts';
import { defineRule } from '../../rule.ts';
import { node, onPage } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '절대 보이지 않는 블록', en: 'Block that is never shown' },
  about: {
    ko: '바깥 블록의 조건과 어긋나는 조건의 블록은 보이지 않습니다.',
    en: 'A node whose condition contradicts that of the node around it is never shown.',
  },
  check: ({ nodes }) =>
    nodes.flatMap((placed) => {
      if (!placed.node.when || !placed.parent) return [];
      const outer = conditionsOf(placed.parent);
      const against = outer.find((when) => contradiction(when, placed.node.when ?? {}));
      if (!against) return [];
      return [
        {
          path: [...placed.path, 'when'],
          message: {
            ko: `바깥 블록의 조건과 동시에 만족할 수 없습니다: ${JSON.stringify(against)}`,
            en: `This is never met together with the condition around it: ${JSON.stringify(against)}`,
          },
        },
      ];
    }),
  examples: {
    passing: [{ document: nested({ homepageTypes: ['COMMERCE', 'HYBRID'] }, { homepageTypes: ['HYBRID'] }) }],
    failing: [
      { document: nested({ homepageTypes: ['COMMERCE'] }, { homepageTypes: ['BRANDING'] }) },
      { document: nested({ locales: ['ko'] }, { locales: ['en'] }) },
      { document: nested({ devices: ['PC'] }, { devices: ['MOBILE'] }) },
      { document: nested({ until: '2026-12-01' }, { from: '2026-12-02' }) },
    ].map(({ document }) => ({ document, at: 'pages["/a"].sections[0].slots.filters[0].when' })),
  },
});

const lists = ['locales', 'devices', 'homepageTypes'] as const;

/** Whether two conditions are never met together. */
function contradiction(one: When, other: When): boolean {
  const apart = lists.some((key) => {
    const [a, b] = [one[key] as readonly string[] | undefined, other[key] as readonly string[] | undefined];
    return a && b && !a.some((value) => b.includes(value));
  });
  const from = [one.from, other.from]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  const until = [one.until, other.until].filter((day) => day !== undefined).sort()[0];
  return apart || (from !== undefined && until !== undefined && from > until);
}

function nested(outside: When, inside: When) {
  const nav = node('CategoryNav', {}, { source: { name: 'product-categories' }, when: inside });
  return onPage(
    node('ProductList', {}, { source: { name: 'products' }, when: outside, slots: { filters: [nav] } }),
  );
}
