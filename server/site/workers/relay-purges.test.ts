// @slow: starts processes

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('a purge for a worker that was killed just now does not end the primary process', async () => {
  const script = join(import.meta.dirname, 'testing/killed-worker.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: 30_000 });
  expect(JSON.parse(stdout)).toEqual({ maru: 'done', id: 7, unreached: [] });
});
