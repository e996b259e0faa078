import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runMaru } from '../maru-for-test.ts';
import { createSaebom } from '../saebom-for-test.ts';

const folder = mkdtempSync(join(tmpdir(), 'maru-cli-rollback-'));
const file = join(folder, 'site.json');

const maru = (...argv: string[]) => runMaru(process.env, ...argv, '--language', 'en');

beforeAll(async () => {
  vi.stubEnv('MARU_DATA_DIR', join(folder, 'data'));
  vi.stubEnv('MARU_PARTNERS_DIR', join(folder, 'partners'));
  vi.stubEnv('DATABASE_URL', '');
  const before = readFileSync(await createSaebom(folder), 'utf8');
  const site = JSON.parse(before);
  const html = '<img src="https://cdn.example/a.webp" width="600" height="400" alt="A">';
  const sections = [{ id: 'text', type: 'RichText', v: 1, data: { html } }];
  site.pages = { ...site.pages, '/landing': { title: { ko: '소식', en: 'News' }, sections } };
  vi.stubEnv('IMAGE_ORIGINS', 'https://cdn.example');
  writeFileSync(file, JSON.stringify(site));
  expect((await maru('publish', 'saebom', file, '--base', '1')).stdout).toContain('Published revision 2');
  vi.stubEnv('IMAGE_ORIGINS', '');
  writeFileSync(file, before);
  expect((await maru('publish', 'saebom', file, '--base', '2')).stdout).toContain('Published revision 3');
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a refused rollback names the errors, and they can be overridden', async () => {
  const refused = await maru('rollback', 'saebom');
  expect(refused.code).toBe(1);
  expect(refused.stdout).toMatch(
    /^saebom earlier revision:1:\d+ error A picture of another site is not shown/m,
  );
  expect(refused.stderr).toMatch(
    /^✗ The earlier document of saebom was not published: 1 error.*\. To publish it all the same, add --ignore-errors\.\n$/,
  );
  const asJson = await maru('rollback', 'saebom', '--to', '2', '--json');
  const { findings } = JSON.parse(asJson.stdout).error.details;
  expect(findings).toContainEqual(expect.objectContaining({ rule: 'picture-file' }));
  const published = await maru('rollback', 'saebom', '--to', '2', '--ignore-errors');
  expect(published.stdout).toMatch(
    /^saebom revision 2:1:\d+ error [\s\S]*\nPublished revision 4 of saebom\.\n$/m,
  );
});

test('a rollback to what is published changes nothing', async () => {
  expect((await maru('rollback', 'saebom', '--to', '4', '--ignore-errors')).stdout).toContain(
    'Nothing to publish: revision 4 of saebom has all of it.\n',
  );
});
