import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runMaru } from './maru-for-test.ts';
import { createSaebom } from './saebom-for-test.ts';

const folder = mkdtempSync(join(tmpdir(), 'maru-cli-'));
const partners = join(folder, 'partners');
let siteFile: string;

/** Runs `maru` in English and collects what it prints. */
const maru = (...argv: string[]) => runMaru(process.env, ...argv, '--language', 'en');
const edit = (change: (text: string) => string) =>
  writeFileSync(siteFile, change(readFileSync(siteFile, 'utf8')));

beforeAll(async () => {
  vi.stubEnv('MARU_DATA_DIR', join(folder, 'data'));
  vi.stubEnv('MARU_PARTNERS_DIR', partners);
  vi.stubEnv('DATABASE_URL', '');
  siteFile = await createSaebom(folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('the help fits one screen and names every command; each has its own', async () => {
  const { stdout, code } = await maru('--help');
  expect(code).toBe(0);
  expect(stdout.split('\n').length).toBeLessThan(40);
  for (const name of ['check', 'publish', 'rollback', 'restore']) {
    expect(stdout).toContain(name);
    expect((await maru(name, '--help')).stdout).toContain(`Usage: maru ${name}`);
  }
});

test('the help loads no command, and ends silently when its reader has enough', async () => {
  expect(readFileSync('server/cli/commands/index.ts', 'utf8')).not.toMatch(/^import (?!type )/m);
  const child = spawn(process.execPath, ['scripts/maru.mjs', '--help']);
  child.stdout.destroy();
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([errors, code]).toEqual(['', 0]);
});

test('without a database a command names the file and creates nothing there', async () => {
  const elsewhere = join(folder, 'mistyped');
  vi.stubEnv('MARU_DATA_DIR', elsewhere);
  try {
    expect(await maru('history', 'saebom')).toEqual({
      code: 1,
      stdout: '',
      stderr: `✗ There is no database "${join(elsewhere, 'maru.db')}". Run npm start, or set MARU_DATA_DIR or DATABASE_URL as for the site.\n`,
    });
    expect(existsSync(elsewhere)).toBe(false);
  } finally {
    vi.stubEnv('MARU_DATA_DIR', join(folder, 'data'));
  }
});

test('a wrong command line exits with 2 and names the remedy', async () => {
  expect(await maru('chek')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Did you mean "check"?'),
  });
  expect(await maru('pull')).toMatchObject({ code: 2, stderr: '✗ Missing the partner.\n' });
  expect(await maru('history', 'saebom', '--limit', 'x')).toMatchObject({ code: 2 });
  expect((await maru('history', 'saebom', '--limti', '3')).stderr).toContain('Did you mean "--limit"?');
  expect((await maru('check', 'saebon')).stderr).toContain('Did you mean "saebom"?');
  expect(await maru('history', 'seabom')).toMatchObject({
    code: 1,
    stderr: '✗ There is no partner "seabom". Did you mean "saebom"?\n',
  });
  expect((await maru('history', 'nobody')).stderr).toBe('✗ There is no partner "nobody".\n');
  expect((await maru('push', 'saebon')).stderr).toContain('Did you mean "saebom"?');
  expect((await maru('migrate', 'saebon')).stderr).toContain('Did you mean "saebom"?');
  expect((await maru('draft', 'list', 'saebom')).stderr).toContain('There is no action "saebom". Use: ');
});

test('a new partner passes the checks, and its code is refused twice', async () => {
  const checked = await maru('check', 'saebom', '--json');
  expect(checked.code).toBe(0);
  const { findings } = JSON.parse(checked.stdout).checked[0];
  mkdirSync(join(partners, '.half.new'));
  expect((await maru('check')).code).toBe(0);
  expect(findings.filter(({ level }: { level: string }) => level === 'error')).toEqual([]);
  expect((await maru('partner', 'new', 'saebom', '--name-ko', '새봄')).stderr).toContain('exists already');
  expect((await maru('partner', 'new', 'Sae Bom', '--name-ko', '새봄')).stderr).toContain(
    'not a partner code',
  );
});

test('a clinic with a Japanese name and no Korean one is in Japan, in Japanese first', async () => {
  const others = join(folder, 'others');
  mkdirSync(others);
  vi.stubEnv('MARU_PARTNERS_DIR', others);
  try {
    await maru('partner', 'new', 'sakura', '--name-en', 'Sakura', '--name-ja', '桜');
    const { languages, currency } = JSON.parse(
      readFileSync(join(others, 'sakura', 'content', 'partner.json'), 'utf8'),
    );
    expect([languages, currency]).toEqual([['ja', 'en'], 'JPY']);
  } finally {
    vi.stubEnv('MARU_PARTNERS_DIR', partners);
  }
});

test('a file is pulled, compared, pushed and rolled back', async () => {
  expect((await maru('pull', 'saebom')).stdout).toContain('Wrote revision 1 of saebom to');
  expect((await maru('diff', 'saebom', '--lines')).stdout).toBe('Nothing differs.\n');
  edit((text) => text.replace('"About"', '"Our clinic"'));
  expect((await maru('pull', 'saebom')).stderr).toContain('never published');
  const compared = await maru('diff', 'saebom', '--lines');
  expect(compared.stdout).toContain('Our clinic');
  const pushed = await maru('push', 'saebom', '--note', 'Rename', '--json');
  expect(JSON.parse(pushed.stdout)).toMatchObject({ revision: 2, isMerged: false });
  expect((await maru('history', 'saebom')).stdout).toMatch(/2 +published .*Rename/);
  expect((await maru('rollback', 'saebom')).stdout).toContain('Published revision 3 of saebom.');
  expect((await maru('pull', 'saebom')).stdout).toContain('Wrote revision 3');
  expect(readFileSync(siteFile, 'utf8')).toContain('"About"');
});

test('an earlier revision is pulled, pushed in place of the published one, or left for the latest', async () => {
  const earlier = await maru('pull', 'saebom', '--revision', '2');
  expect(earlier.stdout).toContain('Wrote revision 2 of saebom to');
  expect(earlier.stderr).toMatch(
    /^Revision 3 is published. To replace it by the file: maru push saebom .*site.json\n$/,
  );
  expect((await maru('pull', 'saebom')).stdout).toContain('Wrote revision 3');
  await maru('pull', 'saebom', '--revision', '2');
  const pushed = await maru('push', 'saebom');
  expect(pushed.stdout).toContain('Published revision 4 of saebom.');
  expect((await maru('rollback', 'saebom', '--to', '3')).code).toBe(0);
  expect((await maru('pull', 'saebom')).stdout).toContain('Wrote revision 5');
});

test('what a partner lacks is named', async () => {
  for (const [argv, message] of [
    [['pull', 'saebom', '--revision', '99'], 'saebom has no revision 99. See: maru history saebom'],
    [['rollback', 'saebom', '--to', '98'], 'saebom has no revision 98. See: maru history saebom'],
    [['diff', 'saebom', '1', '97'], 'saebom has no revision 97. See: maru history saebom'],
    [['diff', 'saebom', '1', 'draft:7'], 'saebom has no draft 7. See: maru draft saebom'],
    [['draft', 'saebom', 'show', '7'], 'saebom has no draft 7. See: maru draft saebom'],
    [['preview', 'saebom', '--draft', '7'], 'saebom has no draft 7. See: maru draft saebom'],
    [['schedule', 'saebom', '--cancel', '1'], 'saebom has no scheduled revision 1.'],
  ] as const)
    expect(await maru(...argv)).toMatchObject({ code: 1, stderr: `✗ ${message}\n` });
});

test('a document with an error is not published, and both sides of a conflict are named', async () => {
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, readFileSync(siteFile, 'utf8').replace('"hybrid"', '"hybird"'));
  const refused = await maru('publish', 'saebom', broken, '--base', '5');
  expect(refused).toMatchObject({ code: 1, stdout: expect.stringContaining('broken.json:') });
  expect(refused.stderr).toContain('not published: 1 error');

  const [ours, theirs] = ['ours.json', 'theirs.json'].map((name) => join(folder, name)) as [string, string];
  writeFileSync(theirs, readFileSync(siteFile, 'utf8').replace('"About"', '"About us"'));
  writeFileSync(ours, readFileSync(siteFile, 'utf8').replace('"About"', '"Who we are"'));
  expect((await maru('publish', 'saebom', theirs, '--base', '5')).code).toBe(0);
  const late = await maru('publish', 'saebom', ours, '--base', '5');
  expect(late.code).toBe(1);
  expect(late.stderr).toContain('revision 6 has been published since');
});

test('a push of what is published changes nothing', async () => {
  await maru('pull', 'saebom', '--force');
  expect((await maru('push', 'saebom')).stdout).toContain('Nothing to publish');
});

test('a running site is found by the file that its start wrote', async () => {
  const file = join(folder, 'data', 'instance.json');
  writeFileSync(file, JSON.stringify({ appKey: 'key', siteUrl: 'http://127.0.0.1:3120' }));
  expect((await maru('preview', 'saebom', '--revision', '1')).stdout).toMatch(
    /^http:\/\/saebom\.localhost:3120\/\?maru-preview=/,
  );
  const invite = () => maru('user', 'add', 'kim@saebom.example', '--administrator');
  expect((await invite()).stdout).toMatch(/ http:\/\/console\.localhost:3120\/invitations\/maru_\S+\n$/);
  writeFileSync(file, JSON.stringify({ siteUrl: 'http://10.0.0.2', consoleHost: 'console.example' }));
  expect((await invite()).stdout).toContain(' https://console.example/invitations/maru_');
});

test('without a known console an invitation is a path, and what to set is told', async () => {
  rmSync(join(folder, 'data', 'instance.json'), { force: true });
  const invited = await maru('user', 'add', 'lee@saebom.example', '--administrator');
  expect(invited.stdout).toContain(': /invitations/maru_');
  expect(invited.stderr).toContain('Set CONSOLE_HOST');
});

test('a draft is saved, shown, previewed and published', async () => {
  const draft = join(folder, 'draft.json');
  await maru('pull', 'saebom', '--force');
  writeFileSync(draft, readFileSync(siteFile, 'utf8').replace('"About us"', '"Draft"'));
  expect((await maru('draft', 'saebom', 'save', draft, '--name', 'Summer\n2\u202e')).stderr).toContain(
    'no control characters',
  );
  const saved = await maru('draft', 'saebom', 'save', draft, '--name', 'Summer');
  expect(saved.stdout).toContain('as draft 1');
  expect(saved.stderr).toMatch(/^It is unknown .* maru publish saebom --draft 1 --base <n>\n$/);
  expect((await maru('draft', 'saebom')).stdout).toMatch(/^1 +Summer/);
  expect((await maru('draft', 'saebom', 'show', '1')).stdout).toContain('"Draft"');
  writeFileSync(draft, 'my work');
  expect((await maru('draft', 'saebom', 'show', '1', draft)).stderr).toContain('--force');
  expect(readFileSync(draft, 'utf8')).toBe('my work');
  expect((await maru('draft', 'saebom', 'show', '1', draft, '--force')).code).toBe(0);
  expect(readFileSync(draft, 'utf8')).toContain('"Draft"');
  expect((await maru('draft', 'saebom', 'show', '1', draft)).code).toBe(0);
  expect((await maru('preview', 'saebom', '--draft', '1')).stdout).toMatch(/^https?:\/\/.*maru-preview=/);
  expect((await maru('publish', 'saebom', '--draft', '1')).stderr).toContain(
    'revision 6 has been published since',
  );
  expect((await maru('publish', 'saebom', '--draft', '1', '--base', '6')).stdout).toContain(
    'Published revision 7',
  );
  expect((await maru('draft', 'saebom')).stdout).toContain('no drafts');
});

test('everything is backed up into one file', async () => {
  const file = join(folder, 'backup.gz');
  expect((await maru('backup', file)).stdout).toMatch(/Saved \d+ rows/);
  expect(existsSync(file)).toBe(true);
  expect((await maru('backup', file)).stderr).toContain('exists already');
  expect((await maru('restore', file)).stderr).toContain('has partners already');
  expect((await maru('restore', `${file}.old`)).stderr).toMatch(/^✗ There is no file ".*"\.\n$/);
  expect((await maru('restore', folder)).stderr).toMatch(/^✗ ".*" is not a file\.\n$/);
  expect((await maru('check', folder, '--partner', 'saebom')).stderr).toMatch(/^✗ ".*" is not a file\.\n$/);
  vi.stubEnv('MARU_DATA_DIR', join(folder, 'restored'));
  expect((await maru('restore', file)).stdout).toMatch(/Restored \d+ rows/);
  expect((await maru('history', 'saebom')).stdout).toMatch(/^7 +published/);
});
