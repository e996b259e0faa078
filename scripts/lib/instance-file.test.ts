import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeInstanceFile } from './instance-file.ts';

test('a site removes the file that it wrote, but not that of a site that started later', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maru-instance-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'data', 'instance.json');
  const start = (appKey: string) =>
    writeInstanceFile({
      MARU_DATA_DIR: join(folder, 'data'),
      APP_KEY: appKey,
      SITE_URL: 'http://127.0.0.1:3000',
    });
  const [forgetFirst, forgetSecond] = [start('first'), start('second')];
  forgetFirst();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid, appKey: 'second' });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  forgetSecond();
  expect(existsSync(file)).toBe(false);
  forgetSecond();
});
