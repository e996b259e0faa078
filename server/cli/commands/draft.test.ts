import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runMaru } from '../maru-for-test.ts';
import { createSaebom } from '../saebom-for-test.ts';

let folder: string;
let mine: string;
let theirs: string;

/** Runs `maru` in English and collects what it prints. */
const maru = (...argv: string[]) => runMaru(process.env, ...argv, '--language', 'en');
const draft = (...argv: string[]) => maru('draft', 'saebom', ...argv);
const edit = (file: string, from: string, to: string) => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};
const saved = async () => (await draft('show', '1')).stdout;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maru-cli-'));
  vi.stubEnv('MARU_DATA_DIR', join(folder, 'data'));
  vi.stubEnv('MARU_PARTNERS_DIR', join(folder, 'partners'));
  vi.stubEnv('DATABASE_URL', '');
  await createSaebom(folder);
  [mine, theirs] = [join(folder, 'mine.json'), join(folder, 'theirs.json')];
  await maru('pull', 'saebom', mine);
  edit(mine, '"About"', '"Our clinic"');
  expect((await draft('save', mine, '--name', 'Summer')).stdout).toContain('as draft 1');
  await draft('show', '1', theirs);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a file is saved again into the draft that it was saved as, or that was written into it', async () => {
  for (const [file, from, to] of [
    [mine, '"Our clinic"', '"Us"'],
    [mine, '"Us"', '"We"'],
  ] as const) {
    edit(file, from, to);
    expect(await draft('save', file, '--id', '1')).toMatchObject({ code: 0, stderr: '' });
    expect(await saved()).toContain(to);
  }
  await draft('show', '1', theirs, '--force');
  edit(theirs, '"We"', '"All of us"');
  expect(await draft('save', theirs, '--id', '1')).toMatchObject({ code: 0, stderr: '' });
  expect(await saved()).toContain('"All of us"');
});

test('what a colleague saved meanwhile is merged in each time, until the file has it', async () => {
  edit(theirs, '"Treatments"', '"Care"');
  expect((await draft('save', theirs, '--id', '1')).code).toBe(0);
  for (const [from, to] of [
    ['"Our clinic"', '"Us"'],
    ['"Notice"', '"News"'],
  ] as const) {
    edit(mine, from, to);
    const merged = await draft('save', mine, '--id', '1');
    expect(merged.code).toBe(0);
    expect(merged.stderr).toBe(
      `The file lacks what was merged in: maru draft saebom show 1 ${mine} --force\n`,
    );
    expect(await saved()).toContain(to);
    expect(await saved()).toContain('"Care"');
  }
});

test('where both changed the same, the draft stays and the places are named', async () => {
  edit(theirs, '"Our clinic"', '"Theirs"');
  await draft('save', theirs, '--id', '1');
  edit(mine, '"Our clinic"', '"Mine"');
  const refused = await draft('save', mine, '--id', '1');
  expect(refused.code).toBe(1);
  expect(refused.stdout).toMatch(/^Both changed:\n {2}! .*menu/i);
  expect(refused.stderr).toContain('Draft 1 of saebom is not saved: ');
  expect(await saved()).toContain('"Theirs"');
  expect((await draft('save', mine, '--id', '1', '--force')).code).toBe(0);
  expect(await saved()).toContain('"Mine"');
  edit(mine, '"Mine"', '"Later"');
  expect(await draft('save', mine, '--id', '1')).toMatchObject({ code: 0, stderr: '' });
});

test('a file of unknown origin does not overwrite a draft', async () => {
  await maru('pull', 'saebom', mine, '--force');
  const refused = await draft('save', mine, '--id', '1');
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`Compare them: maru diff saebom draft:1 ${mine}.`),
  });
  expect(await saved()).toContain('"Our clinic"');
  expect((await draft('save', mine, '--id', '7')).stderr).toContain('saebom has no draft 7');
  writeFileSync(mine, readFileSync(theirs));
  expect((await draft('save', mine, '--id', '1', '--name', 'Autumn')).code).toBe(0);
  expect((await draft()).stdout).toMatch(/^1 +Autumn/);
});

test('publishing a file leaves the version of its draft recorded', async () => {
  expect((await maru('push', 'saebom', mine)).code).toBe(0);
  edit(mine, '"Our clinic"', '"Us"');
  expect(await draft('save', mine, '--id', '1')).toMatchObject({ code: 0, stderr: '' });
  edit(mine, '"Us"', '"We"');
  expect((await maru('push', 'saebom', mine)).stdout).toContain('Published revision 3');
});
