import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/backend/database/open.ts';
import { publishScheduled } from '#server/backend/sites/revisions.ts';
import { runMaru } from '../maru-for-test.ts';
import { createSaebom } from '../saebom-for-test.ts';

let folder: string;
let siteFile: string;
let other: string;
let state: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maru cli-'));
  vi.stubEnv('MARU_DATA_DIR', join(folder, 'data'));
  vi.stubEnv('MARU_PARTNERS_DIR', join(folder, 'partners'));
  vi.stubEnv('DATABASE_URL', '');
  siteFile = await createSaebom(folder);
  other = join(folder, 'other.json');
  state = join(folder, 'data', 'pulled.json');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Runs `maru` in English and collects what it prints. */
const maru = (...argv: string[]) => runMaru(process.env, ...argv, '--language', 'en');
const edit = (file: string, from: string, to: string) => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};
/** A colleague renames an entry of the menu: publishes the present document with this change. */
async function publishElsewhere(base: number, from: string, to: string) {
  const file = `${other}.elsewhere`;
  await maru('pull', 'saebom', file, '--force');
  edit(file, from, to);
  expect((await maru('publish', 'saebom', file, '--base', String(base))).code).toBe(0);
}
async function published() {
  await maru('pull', 'saebom', `${other}.published`, '--force');
  return readFileSync(`${other}.published`, 'utf8');
}

test('pulling another file leaves the base of a file as it is', async () => {
  await maru('pull', 'saebom');
  edit(siteFile, '"About"', '"Our clinic"');
  await publishElsewhere(1, '"Treatments"', '"Care"');
  await maru('pull', 'saebom', other);
  const pushed = await maru('push', 'saebom');
  expect(pushed.stdout).toContain('Published revision 3 of saebom, merged with what was published since.');
  expect(pushed.stderr).toMatch(/lacks what was merged in: maru pull saebom '.*site\.json' --force\n$/);
  expect(await published()).toMatch(/"Our clinic"[\s\S]*"Care"/);
});

test('a change that "publish" published from a file is taken back by the next publication of the file', async () => {
  await maru('pull', 'saebom', other);
  edit(other, '"About"', '"Our clinic"');
  expect((await maru('publish', 'saebom', other)).stdout).toContain('Published revision 2');
  edit(other, '"Our clinic"', '"About"');
  expect((await maru('publish', 'saebom', other)).stdout).toContain('Published revision 3');
  expect(await published()).not.toContain('"Our clinic"');
});

const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

test('what was scheduled from a file is a change of it until that is published', async () => {
  await maru('pull', 'saebom', other);
  edit(other, '"About"', '"Our clinic"');
  expect((await maru('schedule', 'saebom', other, '--at', tomorrow)).stdout).toContain('Revision 2');
  expect((await maru('pull', 'saebom', other)).stderr).toContain(
    'may have changes that were never published',
  );
  await publishElsewhere(1, '"Treatments"', '"Care"');
  expect((await maru('publish', 'saebom', other)).stdout).toContain('Published revision 4');
  expect(await published()).toMatch(/"Our clinic"[\s\S]*"Care"/);
});

test('what was scheduled from a file and is published is taken back by the next publication of the file', async () => {
  await maru('pull', 'saebom', other);
  edit(other, '"About"', '"Our clinic"');
  await maru('schedule', 'saebom', other, '--at', tomorrow);
  await publishElsewhere(1, '"Treatments"', '"Care"');
  const db = openDatabase(join(folder, 'data', 'maru.db'));
  const text = (await published()).replace('"About"', '"Our clinic"');
  const { partnerId } = await db.selectFrom('siteRevisions').select('partnerId').executeTakeFirstOrThrow();
  expect(await publishScheduled(db, { partnerId, id: 2 }, 3, text, Date.now())).toBe(4);
  await db.destroy();
  edit(other, '"Our clinic"', '"About"');
  expect((await maru('push', 'saebom', other)).stdout).toContain('Published revision 5');
  expect(await published()).toMatch(/"About"[\s\S]*"Care"/);
});

test('a merged publication of a file leaves its base as it is', async () => {
  await maru('pull', 'saebom', other);
  const before = JSON.parse(readFileSync(state, 'utf8')).local.saebom[realpathSync(other)];
  edit(other, '"About"', '"Our clinic"');
  await publishElsewhere(1, '"Treatments"', '"Care"');
  const merged = await maru('publish', 'saebom', other);
  expect(merged.stderr).toContain(`The file lacks what was merged in: maru pull saebom '${other}' --force`);
  expect(JSON.parse(readFileSync(state, 'utf8')).local.saebom[realpathSync(other)]).toEqual(before);
});

test('a draft written into a file has its own base', async () => {
  await maru('pull', 'saebom');
  edit(siteFile, '"About"', '"Draft"');
  await maru('draft', 'saebom', 'save');
  await publishElsewhere(1, '"Treatments"', '"Care"');
  await maru('pull', 'saebom', '--force');
  await maru('draft', 'saebom', 'show', '1', siteFile);
  expect((await maru('push', 'saebom')).stdout).toContain('merged with what was published since');
  expect(await published()).toMatch(/"Draft"[\s\S]*"Care"/);
});

test('a file whose base is unknown is not published, and its draft has no base', async () => {
  await maru('pull', 'saebom', other);
  await maru('pull', 'saebom');
  renameSync(other, `${other}.moved`);
  edit(`${other}.moved`, '"About"', '"Our clinic"');
  const pushed = await maru('push', 'saebom', `${other}.moved`);
  expect(pushed).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`use maru pull saebom '${other}.moved' --force`),
  });
  await maru('draft', 'saebom', 'save', `${other}.moved`);
  await maru('draft', 'saebom', 'show', '1', siteFile, '--force');
  expect((await maru('push', 'saebom')).stderr).toContain('It is unknown');
});

test('links and other names of a file have one base', async () => {
  await maru('pull', 'saebom', other);
  symlinkSync(other, `${other}.link`);
  edit(other, '"About"', '"Our clinic"');
  expect((await maru('push', 'saebom', `${other}.link`)).stdout).toContain('Published revision 2');
});

test('what was pulled from one database is no base in another', async () => {
  await maru('pull', 'saebom');
  edit(siteFile, '"About"', '"Our clinic"');
  const another = join(folder, 'another.db');
  copyFileSync(join(folder, 'data', 'maru.db'), another);
  vi.stubEnv('DATABASE_URL', another);
  expect((await maru('push', 'saebom')).stderr).toContain('It is unknown');
  expect((await maru('token', 'list')).stderr).toContain('Tokens belong to your account on a server');
  vi.stubEnv('DATABASE_URL', '');
  expect((await maru('push', 'saebom')).stdout).toContain('Published revision 2');
});

test('an entry of an earlier version is the base of no file, and tells an unchanged one', async () => {
  await maru('pull', 'saebom');
  const [entry] = Object.values(JSON.parse(readFileSync(state, 'utf8')).local.saebom);
  const writeEarlier = () => writeFileSync(state, JSON.stringify({ local: { saebom: entry, han: entry } }));
  await publishElsewhere(1, '"Treatments"', '"Care"');
  writeEarlier();
  expect((await maru('pull', 'saebom')).stdout).toContain('Wrote revision 2');
  writeEarlier();
  edit(siteFile, '"About"', '"Our clinic"');
  expect((await maru('pull', 'saebom')).stderr).toContain('never published');
  expect((await maru('push', 'saebom')).stderr).toContain('It is unknown');
  expect((await maru('push', 'saebom', '--base', '2')).code).toBe(0);
  expect(JSON.parse(readFileSync(state, 'utf8')).local).toMatchObject({
    saebom: { '': entry, [realpathSync(siteFile)]: { revision: 3 } },
    han: { '': entry },
  });
});
