import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentHash } from './content-hash.ts';

/** The hash of a partner with this file, at noon, at the end of that day, and on the next one. */
function hashes(partner: object) {
  const folder = mkdtempSync(join(tmpdir(), 'maru-hash-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'content/partner.json'), JSON.stringify(partner, null, 1));
  return ['2026-11-28T12:00:00Z', '2026-11-28T23:59:59Z', '2026-11-29T00:00:00Z'].map((now) =>
    contentHash(folder, Date.parse(now)),
  );
}

test('a demonstration is seeded again every day, because its periods move', () => {
  const [noon, night, next] = hashes({ id: 1, periodsAsOf: '2026-11-27' });
  expect(noon).toBe(night);
  expect(next).not.toBe(night);
});

test('the content of a clinic does not change with the day', () => {
  expect(new Set(hashes({ id: 1 })).size).toBe(1);
});
