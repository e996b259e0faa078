import { expect, test } from 'vitest';
import { registry } from '#registry/manifest.server.ts';
import { type CallName, calls } from '#schemas/api/calls.ts';
import { sourcesWrittenBy } from './sources-by-write.ts';

test('the sources that visitors write are those that declare it, so that a purge leaves nothing stale', () => {
  const written = new Set((Object.keys(calls) as CallName[]).flatMap(sourcesWrittenBy));
  const sources = [...registry.sources.values()].filter(({ cache }) => cache.isVisitorWritten);
  expect([...written].sort()).toEqual(sources.map(({ name }) => name).sort());
  expect(written.size).toBeGreaterThan(0);
});
