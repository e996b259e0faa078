import { expect, test } from 'vitest';
import { demoPartners } from '#tests/e2e/demo-pages.ts';
import { kindsOf, pageKinds } from './page-kinds.ts';

test.each(demoPartners)(
  '$code has ten kinds of page that search engines show, and one of each',
  (partner) => {
    const kinds = kindsOf(partner);
    expect(kinds.filter(({ kind }) => kind.isIndexed).length).toBeGreaterThanOrEqual(10);
    expect(new Set(kinds.map(({ path }) => path)).size).toBe(kinds.length);
    expect(kinds).toHaveLength(pageKinds.length);
  },
);
