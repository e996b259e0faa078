import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/backend/database/open.ts';
import { runMaru } from '../maru-for-test.ts';
import { createSaebom } from '../saebom-for-test.ts';

const cwd = process.cwd();
let folder: string;
let siteFile: string;

const maru = (...argv: string[]) => runMaru(process.env, ...argv, '--language', 'en');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maru-cli-check-'));
  vi.stubEnv('MARU_DATA_DIR', join(folder, 'data'));
  vi.stubEnv('MARU_PARTNERS_DIR', join(folder, 'partners'));
  vi.stubEnv('DATABASE_URL', '');
  siteFile = await createSaebom(folder);
});
afterEach(() => {
  process.chdir(cwd);
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Adds a page with a picture to the file. */
function show(url: string) {
  const site = JSON.parse(readFileSync(siteFile, 'utf8'));
  const html = `<img src="${url}" width="600" height="400" alt="A">`;
  const sections = [{ id: 'text', type: 'RichText', v: 1, data: { html } }];
  site.pages = { ...site.pages, '/landing': { title: { ko: '소식', en: 'News' }, sections } };
  writeFileSync(siteFile, JSON.stringify(site));
}

test('a picture of an origin in IMAGE_ORIGINS is no error', async () => {
  show('https://cdn.example/a.webp');
  expect((await maru('check', 'saebom')).code).toBe(1);
  vi.stubEnv('IMAGE_ORIGINS', 'https://cdn.example');
  expect((await maru('check', 'saebom')).code).toBe(0);
  vi.stubEnv('IMAGE_ORIGINS', 'cdn.example');
  expect((await maru('check', 'saebom')).stderr).toBe(
    '✗ IMAGE_ORIGINS: "cdn.example" is not an origin such as https://cdn.example.com\n',
  );
});

test('a picture that operators uploaded is no error, as far as the database can be read', async () => {
  show('/files/saebom/hero.webp');
  expect((await maru('check', 'saebom')).code).toBe(1);
  const db = openDatabase(join(folder, 'data', 'maru.db'));
  const { id: partnerId } = await db.selectFrom('partners').select('id').executeTakeFirstOrThrow();
  const size = { bytes: 1, width: 1600, height: 900 };
  const upload = {
    version: 'A',
    isCurrent: 1,
    uploadedAt: 0,
    uploadedBy: 'a',
    title: null,
    ...size,
  } as const;
  await db
    .insertInto('media')
    .values({ partnerId, name: 'hero.webp', ...upload })
    .execute();
  await db.destroy();
  expect((await maru('check', 'saebom')).code).toBe(0);

  vi.stubEnv('MARU_DATA_DIR', join(folder, 'none'));
  expect(await maru('check', 'saebom')).toMatchObject({ code: 1, stderr: '' });
  vi.stubEnv('DATABASE_URL', join(folder, 'empty.db'));
  writeFileSync(join(folder, 'empty.db'), '');
  expect((await maru('check', 'saebom')).stderr).toContain('The database cannot be read');
});

test("a file is checked with the facts of its partner, also from the partner's own folder", async () => {
  process.chdir(dirname(siteFile));
  expect(await maru('check', 'site.json')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^site\.json: /m),
  });
});

test('partners whose files cannot be read are named, and the others are checked all the same', async () => {
  const partners = join(folder, 'partners');
  cpSync(join(partners, 'saebom'), join(partners, 'aram'), { recursive: true });
  mkdirSync(join(partners, 'byeol'));
  const { code, stdout, stderr } = await maru('check');
  expect({ code, stdout }).toEqual({
    code: 1,
    stdout: expect.stringMatching(/saebom\/site\.json: no findings/),
  });
  expect(stderr).toMatch(/^✗ The content of aram is invalid:$/m);
  expect(stderr).toMatch(/^✗ There is no file ".*byeol\/site\.json"\.$/m);
  expect(JSON.parse((await maru('check', 'aram', '--json')).stdout)).toEqual({
    checked: [],
    unchecked: [expect.objectContaining({ partner: 'aram' })],
  });
});

test('a folder of partners that does not exist is named', async () => {
  vi.stubEnv('MARU_PARTNERS_DIR', join(folder, 'partner'));
  const stderr = `✗ MARU_PARTNERS_DIR is not a folder: "${join(folder, 'partner')}".\n`;
  expect(await maru('check')).toEqual({ code: 1, stdout: '', stderr });
});
