import { expect, test } from 'vitest';
import { linearTimeoutMs } from '#tests/setup/linear-time.ts';
import type { CheckContext } from '../../check-context.ts';
import rule from './index.ts';

test(
  'a page is not compared with each other one',
  () => {
    const keys = [...Array.from({ length: 100_000 }, (_, at) => `/p${at}`), '/{a}/x', '/{b}/x'];
    const pages = Object.fromEntries(keys.map((key) => [key, { sections: [] }]));
    const context = { document: { pages }, pages: new Map() } as unknown as CheckContext;
    expect([...(rule.check?.(context) ?? [])].map(({ path }) => path)).toEqual([['pages', '/{b}/x']]);
  },
  linearTimeoutMs,
);
