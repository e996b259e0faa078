// @slow: starts a backend in a process of its own, and checks documents

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './database/open.ts';
import { runCommand } from './run-command.ts';
import { clinicFiles } from './testing/clinic.ts';
import { sizes } from './testing/content.ts';

let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'maru-backend-'));
  env = {
    ...process.env,
    DATABASE_URL: '',
    MARU_DATA_DIR: folder,
    MARU_PARTNERS_DIR: folder,
    BACKEND_PORT: '',
    APP_KEY: 'k',
  };
});
afterAll(() => rmSync(folder, { recursive: true }));

const cli = (...args: string[]) => cliWith('', ...args);

/** @param input standard input of the command */
async function cliWith(input: string, ...args: string[]) {
  const printed = { stdout: '', stderr: '' };
  const status = await runCommand(args, {
    env,
    print: (text) => {
      printed.stdout += `${text}\n`;
    },
    printError: (text) => {
      printed.stderr += `${text}\n`;
    },
    readInput: () => input,
  });
  return { status, ...printed };
}

test('The backend listens on a free port, answers requests, and stops on SIGTERM', async () => {
  // A mail server that is not there stops neither the start nor the end.
  const mail = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'a@maru.example',
    CONSOLE_HOST: 'console.example',
  };
  const child = spawn(process.execPath, ['server/backend/main.ts'], { env: { ...env, ...mail } });
  const address = await listening(child);
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect((await fetch(`${address}/sites`)).status).toBe(401);
  const sites = await fetch(`${address}/sites`, { headers: { 'app-key': 'k' } });
  expect(await sites.json()).toMatchObject({ sites: [], total: 0 });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('With --stop-on-message it ignores signals, and stops when its parent tells it to, or is gone', async () => {
  for (const end of ['stop', 'disconnect'] as const) {
    const args = ['server/backend/main.ts', '--stop-on-message'];
    const child = spawn(process.execPath, args, { env, stdio: [0, 'pipe', 'pipe', 'ipc'] });
    const address = await listening(child);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) child.kill(signal);
    for (let call = 0; call < 50; call += 1) expect((await fetch(`${address}/healthz`)).status).toBe(200);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (end === 'stop') child.send('stop');
    else child.disconnect();
    expect(await ended).toBe(0);
  }
});

test('The command line prints to its streams, reads standard input, and exits with the code of the command', () => {
  const user = ['user', 'add', 'lee@maru.example', '--administrator', '--password-stdin'];
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['server/backend/cli.ts', ...args], {
      env,
      input: 'a password of her own\n',
      encoding: 'utf8',
    });
  expect(run('migrate').status).toBe(0);
  expect(run(...user)).toMatchObject({
    status: 0,
    stdout: 'Set the password of lee@maru.example.\n',
    stderr: '',
  });
  expect(run('publish', 'nobody', 'package.json')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'There is no partner "nobody".\n',
  });
  expect(run('dance')).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage:') });
});

test('setup reports its work in one line', async () => {
  const { status, stdout } = await cli('setup');
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^Database ready: nothing changed \(\d+\.\d s\)\.\n$/),
  ]);
});

test('An operator is invited by link or given a password, and the demo account exists in demos only', async () => {
  expect((await cli('setup')).status).toBe(0);
  expect(await cli('user', 'add', 'kim@maru.example', '--administrator')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /^Invited kim@maru.example until .*: \/invitations\/maru_[\w-]{43} \(set CONSOLE_HOST .*\n$/,
    ),
  });
  expect(await cli('user', 'add', 'kim', '--administrator')).toMatchObject({
    status: 1,
    stderr: '"kim" is not an email address.\n',
  });
  expect((await cli('user', 'add', 'kim@maru.example', '--boss')).stderr).toContain(
    "Unknown option '--boss'",
  );
  const started = async () =>
    (await cli('setup', '--demo-account')).stdout.match(/demo@maru.example, password (\S{12}) /)?.[1];
  const password = await started();
  expect(password).toBeDefined();
  expect(await started()).toBe(password);
  // Once it has another password, that one stays, and the old one is no longer printed.
  const another = ['user', 'add', 'demo@maru.example', '--administrator', '--password-stdin'];
  expect((await cliWith('another password', ...another)).status).toBe(0);
  expect(await started()).toBeUndefined();
  expect(existsSync(join(folder, 'demo-password'))).toBe(false);
  expect((await cli('setup', '--demo-account')).stdout).toContain(
    'demo@maru.example, with a password of its own (for another one: npx maru user reset demo@maru.example).',
  );
  expect((await cli('setup')).stdout).toContain('Removed the demo account demo@maru.example.');
  expect(await started()).not.toBe(password);
});

test('A document that the site would refuse is not published, and the error names file and position', async () => {
  const partner = join(folder, 'han');
  mkdirSync(join(partner, 'content'), { recursive: true });
  for (const [kind, content] of Object.entries(clinicFiles())) {
    writeFileSync(join(partner, `content/${kind}.json`), JSON.stringify(content));
  }
  writeFileSync(join(partner, 'images.json'), JSON.stringify(sizes));
  const file = join(partner, 'site.json');
  const site = (block: string, template = 'commerce') =>
    JSON.stringify({
      formatVersion: 1,
      template,
      menu: [],
      pages: { '/landing': { sections: [{ id: 'text', type: block, v: 1, data: { html: 'Hello' } }] } },
    });
  const refused = (told: string) => ({ status: 1, stdout: '', stderr: expect.stringContaining(told) });
  writeFileSync(file, site('RichText', 'comerce'));
  expect(await cli('setup')).toMatchObject(refused('Did you mean "commerce"?'));
  writeFileSync(file, site('RichText'));
  expect((await cli('setup')).stdout).toContain('published revision 1 of han');

  mkdirSync(join(folder, 'empty/content'), { recursive: true });
  writeFileSync(join(folder, 'empty/content/partner.json'), '{}');
  writeFileSync(file, site('RichText').replace('Hello', 'Hi'));
  const both = await cli('setup');
  expect(both).toMatchObject(refused('empty/content/partner.json: id: expected number, got nothing'));
  expect(both.stderr).toContain('published revision 2 of han.');

  writeFileSync(file, site('RichTxt'));
  expect(await cli('publish', 'han', file)).toMatchObject(
    refused(
      `${file}:1:98 error Unknown block "RichTxt" at pages["/landing"].sections[0].type. Did you mean "RichText"?`,
    ),
  );
  expect(await cli('publish', 'han', join(folder, 'none.json'))).toMatchObject(refused('There is no file'));
  expect(await cli('publish', 'han')).toMatchObject(refused('Usage:'));
});

test('An image from another site is published if its origin is listed', async () => {
  const file = join(folder, 'picture.json');
  const html = '<img src="https://cdn.example.com/a.jpg" width="600" height="400">';
  const sections = [{ id: 'text', type: 'RichText', v: 1, data: { html } }];
  const pages = { '/landing': { sections } };
  writeFileSync(file, JSON.stringify({ formatVersion: 1, template: 'commerce', menu: [], pages }));
  const publish = async (origins: string) => {
    env.IMAGE_ORIGINS = origins;
    const { status, stderr } = await cli('publish', 'han', file);
    return [status, stderr];
  };
  expect(await publish('')).toEqual([
    1,
    expect.stringContaining('error A picture of another site is not shown: https://cdn.example.com/a.jpg'),
  ]);
  expect(await publish('cdn.example.com')).toEqual([
    1,
    'IMAGE_ORIGINS: "cdn.example.com" is not an origin such as https://cdn.example.com\n',
  ]);
  // Warnings do not stop it.
  expect(await publish('https://cdn.example.com')).toEqual([0, expect.not.stringContaining(' error ')]);
});

test('A document with a picture that operators uploaded is published', async () => {
  const file = join(folder, 'uploaded.json');
  const html = '<img src="/files/han/hero.webp" width="600" height="400">';
  const pages = { '/landing': { sections: [{ id: 'text', type: 'RichText', v: 1, data: { html } }] } };
  writeFileSync(file, JSON.stringify({ formatVersion: 1, template: 'commerce', menu: [], pages }));
  expect((await cli('publish', 'han', file)).stderr).toContain('hero.webp');
  const db = openDatabase(join(folder, 'maru.db'));
  onTestFinished(() => db.destroy());
  const picture = { name: 'hero.webp', bytes: 1, width: 600, height: 400 };
  const upload = {
    ...picture,
    version: 'A',
    isCurrent: 1,
    uploadedAt: 0,
    uploadedBy: 'a',
    title: null,
  } as const;
  await db
    .insertInto('media')
    .values({ partnerId: 1, ...upload })
    .execute();
  expect(await cli('publish', 'han', file)).toMatchObject({ status: 0 });
});

test('A mistyped address of the database is named without a stack trace, and without its password', async () => {
  onTestFinished(() => void Object.assign(env, { DATABASE_URL: '' }));
  env.DATABASE_URL = '"postgres://maru:secret@10.0.0.5/maru"';
  const { status, stderr } = await cli('migrate');
  expect([status, stderr.split('\n').length]).toEqual([1, 2]);
  expect(stderr).toMatch(/^DATABASE_URL is not an address(?!.*secret)/);
  const file = join(folder, 'mistyped.db');
  env.DATABASE_URL = file;
  expect((await cli('seed')).stderr).toMatch(/^There is no database ".*mistyped\.db"/);
  expect(existsSync(file)).toBe(false);
});

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (data) => {
      const address = /listening on (\S+)/.exec(String(data))?.[1];
      if (address) resolve(address);
    });
    child.stderr?.on('data', (data) => reject(new Error(String(data))));
  });
}
