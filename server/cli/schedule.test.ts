import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runMaru } from './maru-for-test.ts';
import { createSaebom } from './saebom-for-test.ts';

const folder = mkdtempSync(join(tmpdir(), 'maru-cli-schedule-'));
let siteFile: string;
const year = new Date().getFullYear() + 1;

const maru = (...argv: string[]) => runMaru(process.env, ...argv, '--language', 'en');

beforeAll(async () => {
  vi.stubEnv('MARU_DATA_DIR', join(folder, 'data'));
  vi.stubEnv('MARU_PARTNERS_DIR', join(folder, 'partners'));
  vi.stubEnv('DATABASE_URL', '');
  siteFile = await createSaebom(folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a schedule that changes nothing after an earlier one, or overlaps with it, is refused with what to do', async () => {
  const published = readFileSync(siteFile, 'utf8');
  const [campaign, other] = ['"Campaign"', '"Other"'].map((title, index) => {
    const file = join(folder, `${index}.json`);
    writeFileSync(file, published.replace('"About"', title));
    return file;
  }) as [string, string];
  const schedule = (file: string, month: string, base: number) =>
    maru('schedule', 'saebom', file, '--at', `${year}-${month}-01 09:00`, '--base', String(base));
  expect((await schedule(campaign, '07', 1)).stdout).toContain('Revision 2 of saebom will be published');

  const end = await schedule(siteFile, '08', 1);
  expect(end).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('Revision 2, which is scheduled for'),
  });
  expect(end.stderr).toContain('after revision 2, which is published before it, it would change nothing');
  const overlap = await schedule(other, '08', 1);
  expect(overlap).toMatchObject({ code: 1, stdout: expect.stringContaining('Both changed:') });
  expect(overlap.stderr).toContain('revision 2, which is published before it, changes the same places');
  expect(overlap.stderr).toContain('maru schedule saebom --cancel 2');

  const korean = await runMaru(
    process.env,
    ...['schedule', 'saebom', other, '--at', `${year}-08-01 09:00`, '--base', '1', '--language', 'ko'],
  );
  expect(korean.stderr).toContain(
    'saebom의 문서를 예약하지 않았습니다. 먼저 게시될 리비전 2이(가) 같은 곳을 바꿉니다.',
  );

  const same = await schedule(campaign, '08', 2);
  expect(same.stderr).toContain('was not scheduled: it is what revision 2 publishes before it.');

  expect((await schedule(siteFile, '08', 2)).stdout).toContain('Revision 3 of saebom will be published');
});
