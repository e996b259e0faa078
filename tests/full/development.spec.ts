import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from '@playwright/test';
import { expect } from '#tests/e2e/expect.ts';

// `npm run dev` with a copy of one partner, so that its site document can be edited.
const partner = 'bomnal';
const folder = mkdtempSync(join(tmpdir(), 'maru-dev-'));
const file = join(folder, 'partners', partner, 'site.json');
let dev: ChildProcess;
let address: string;

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const source = resolve('fixtures/partners', partner);
  cpSync(join(source, 'content'), join(folder, 'partners', partner, 'content'), { recursive: true });
  cpSync(join(source, 'images.json'), join(folder, 'partners', partner, 'images.json'));
  cpSync(join(source, 'site.json'), file);
  symlinkSync(join(source, 'images'), join(folder, 'partners', partner, 'images'));
  const port = await freePort();
  address = `http://${partner}.localhost:${port}/`;
  const { BACKEND_URL: _, DATABASE_URL: __, ...env } = process.env;
  dev = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
    env: {
      ...env,
      PORT: String(port),
      MARU_PARTNERS_DIR: join(folder, 'partners'),
      MARU_DATA_DIR: join(folder, 'data'),
    },
    stdio: 'ignore',
  });
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 50_000 },
    )
    .toBe(200);
});

test.afterAll(async () => {
  dev.kill('SIGTERM');
  await new Promise((done) => dev.once('exit', done));
  rmSync(folder, { recursive: true });
});

test('a page reports how long it took to make, without a preview parameter', async ({ request }) => {
  const { host, port } = new URL(address);
  const answer = await request.get(`http://127.0.0.1:${port}/`, { headers: { host } });
  const { 'server-timing': timing } = answer.headers();
  expect(timing).toMatch(
    /^(?=.*\bresolve;dur=\d)(?=.*\bload-info;dur=\d)(?=.*\brender;dur=\d).*\btotal;dur=\d/,
  );
});

test('a saved site document updates the open page, and an error is shown with its location and changes nothing', async ({
  page,
}) => {
  const text = readFileSync(file, 'utf8');
  // The page listens once Vite's client is connected.
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(address);
  await expect(page.getByRole('banner')).toBeVisible();
  await connected;

  const document = JSON.parse(text);
  document.menu[0].title.ko = '고쳐 쓴 메뉴';
  writeFileSync(file, JSON.stringify(document, null, 2));
  await expect(page.getByRole('banner').getByText('고쳐 쓴 메뉴').first()).toBeAttached();

  // Saved while the page may still be reloading: the error must be shown anyway.
  const broken = JSON.stringify(document, null, 2).replace('"template":', '"templat":');
  const line = broken.slice(0, broken.indexOf('"templat":')).split('\n').length;
  writeFileSync(file, broken);
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText(`site.json:${line}:3`);
  await expect(overlay).toContainText('Did you mean "template"?');
  await page.goto(address);
  await expect(page.getByRole('banner').getByText('고쳐 쓴 메뉴').first()).toBeAttached();
});
