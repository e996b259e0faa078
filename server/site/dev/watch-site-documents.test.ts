import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from '#client/app.ts';
import { readSiteDocument } from '#engine/resolve/validate-site.ts';
import type { Registry } from '#registry/contract.ts';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import { watchSiteDocuments } from './watch-site-documents.ts';

test('a document that code has made unusable is shown over open and over later pages, until code is fixed', async () => {
  const root = mkdtempSync(join(tmpdir(), 'maru-watch-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const text = JSON.stringify({
    formatVersion: 1,
    template: 'commerce',
    menu: [],
    pages: { '/landing': { sections: [{ id: 'text', type: 'RichText', v: 1, data: { html: 'Hello' } }] } },
  });
  mkdirSync(join(root, 'partners/han'), { recursive: true });
  writeFileSync(join(root, 'partners/han/site.json'), text);
  const whole = await registryOnDisk();
  const blocks = new Map([...whole.blocks].filter(([type]) => type !== 'RichText'));
  let registry: Registry = { ...whole, blocks };

  const vite = await createServer({ root, configFile: false, logLevel: 'silent', server: { port: 0 } });
  await vite.listen();
  onTestFinished(() => vite.close());
  const app = async () => ({ registry, readSiteDocument }) as App;
  const documents = watchSiteDocuments(vite, join(root, 'partners'), [], app);
  const open = () => openPage(`${vite.resolvedUrls?.local[0]}`);

  const page = await open();
  let thrown: unknown;
  try {
    readSiteDocument(text, 'site.json', registry);
  } catch (error) {
    thrown = error;
  }
  documents.report('han', thrown);
  const shown = { type: 'error', err: { message: expect.stringContaining('Unknown block "RichText"') } };
  expect(await page.next()).toMatchObject(shown);
  expect(await (await open()).next()).toMatchObject(shown);
  registry = whole;
  const later = await open();
  vite.ws.send({ type: 'full-reload' });
  expect(await later.next()).toEqual({ type: 'full-reload' });
});

/** What Vite's client gets: the messages after the first, which confirms the connection. */
async function openPage(address: string) {
  const socket = new WebSocket(address.replace('http', 'ws'), 'vite-hmr');
  onTestFinished(() => socket.close());
  const messages: unknown[] = [];
  let wake = () => {};
  socket.onmessage = ({ data }) => {
    messages.push(JSON.parse(data));
    wake();
  };
  const next = async () => {
    while (messages.length === 0)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    return messages.shift();
  };
  expect(await next()).toEqual({ type: 'connected' });
  return { next };
}
