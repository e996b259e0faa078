import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsToUnset } from './test-site-settings.ts';

const ofTests = ['DATABASE_URL', 'LOG_LEVEL', 'MARU_DATA_DIR', 'REDIS_URL'];

test('no documented setting of the shell reaches the tests, except those that are for them', () => {
  const documents = ['docs/run-it.md', 'docs/architecture.md', 'server/backend/README.md'];
  const documented = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)].flatMap(
      ([, names = '']) => names.replaceAll('`', '').split(', '),
    ),
  );
  expect([...new Set(documented)].sort()).toEqual([...settingsToUnset, ...ofTests].sort());
  expect(settingsToUnset.filter((name) => process.env[name] !== undefined)).toEqual([]);
});
