// @slow: renders every page in both templates

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { siteDocument } from '#schemas/layout/site-document.ts';
import { createPreviewTokens } from '#schemas/operator/preview-token.ts';
import { swapReport } from '#schemas/operator/swap-report.ts';
import { appKey } from '#server/backend/testing/backend.ts';
import { swap } from '#server/cli/commands/swap.ts';
import type { Instance } from '#server/cli/lib/instance.ts';
import { createOutput } from '#server/cli/lib/output.ts';
import { startWholeSite } from './whole-site.ts';

const text = '{\n  // Why: none.\n  "formatVersion": 1,\n  "menu": []\n}\n';
let file: string;
let address: string;

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maru-swap-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  file = join(folder, 'site.json');
  writeFileSync(file, text);
  const site = await startWholeSite(siteDocument.parse({ formatVersion: 1, menu: [] }));
  await site.listen({ port: 0, host: '127.0.0.1' });
  address = site.listeningOrigin.replace('127.0.0.1', 'han.localhost');
});

/** The operator API of an instance, as far as the command needs it; the site is a real one. */
function instanceWith(key = appKey) {
  const drafts: { document: string; base: number | null }[] = [];
  const answers: Record<string, (body: { document: string; base: number | null }) => unknown> = {
    partners: () => ({ rows: [{ code: 'han', templateCode: 'commerce' }] }),
    previewToken: async () => {
      const expires = Math.floor(Date.now() / 1000) + 600;
      return {
        token: await createPreviewTokens(key).sign({ purpose: 'frame', partner: 'han', expires }),
        url: address,
      };
    },
    published: () => ({ revision: { number: 1, document: text } }),
    createDraft: (body) => ({ draft: { id: drafts.push(body) } }),
  };
  const call = async (name: string, _: object, body: never) => answers[name]?.(body);
  return { drafts, instance: { name: 'test', call } as unknown as Instance };
}

async function run(options: Record<string, string | boolean>, { isJson = false, key = appKey } = {}) {
  const stream = new PassThrough() as unknown as NodeJS.WriteStream & PassThrough;
  const { drafts, instance } = instanceWith(key);
  const out = createOutput({ isJson, language: 'en' }, { stdout: stream, stderr: stream });
  const args = [options.partner === undefined ? 'han' : String(options.partner), file];
  await swap.run({ args, options, out, connect: async () => instance });
  return { printed: String(stream.read() ?? ''), drafts };
}

test('a swap is reported, changes nothing by itself, is written, and is undone to the byte', async () => {
  const { printed } = await run({ to: 'branding' });
  expect(printed).toContain('commerce → branding');
  expect(printed).toMatch(/^en: phone numbers \d+ retained, opening hours \d+ retained/m);
  expect(printed).toMatch(/^ {2}~ \/\S*: \d+ [\w ]+.* only elsewhere$/m);
  expect(printed).toMatch(/^No fact is lost on the \d+ pages that were read; \d+ moved\.$/m);
  expect(readFileSync(file, 'utf8')).toBe(text);
  await run({ to: 'branding', write: true });
  expect(JSON.parse(readFileSync(file, 'utf8').replace(/\/\/.*/, ''))).toMatchObject({
    template: 'branding',
  });
  await run({ to: 'commerce', write: true });
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('the report is JSON on demand, and the document can be saved as a draft', async () => {
  const { printed, drafts } = await run({ to: 'hybrid', draft: true }, { isJson: true });
  const answer = JSON.parse(printed.slice(printed.indexOf('\n{') + 1));
  expect(swapReport.parse(answer.report).templates).toEqual(['commerce', 'hybrid']);
  expect(answer).toMatchObject({ draft: 1, written: null });
  expect(drafts).toMatchObject([{ base: 1, document: expect.stringContaining('"template": "hybrid"') }]);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('what cannot be swapped is refused with the reason', async () => {
  expect((await run({ to: 'commerce', write: true })).printed).toContain('already');
  const cases: [Record<string, string | boolean>, RegExp][] = [
    [{}, /Give --to/],
    [{ to: 'hybrid', write: true, draft: true }, /not both/],
    [{ to: 'hybrid', site: 'nowhere' }, /not a web address/],
    [{ to: 'hybird' }, /Did you mean "hybrid"/],
    [{ to: 'hybrid', partner: 'hann' }, /no partner "hann"/],
    [{ to: 'hybrid', site: 'http://han.localhost:9' }, /cannot be reached/],
  ];
  for (const [options, reason] of cases) await expect(run(options), String(reason)).rejects.toThrow(reason);
  await expect(run({ to: 'hybrid' }, { key: 'another key' })).rejects.toThrow(/401 .*another APP_KEY/);
  for (const [broken, reason] of [
    ['{\n  "formatVersion" 1\n}', /site\.json:2:19 JSON: colon expected\.$/],
    ['[]', /site\.json: A site document is an object\.$/],
  ] as const) {
    writeFileSync(file, broken);
    const refused = expect.objectContaining({ name: 'CommandError', message: expect.stringMatching(reason) });
    await expect(run({ to: 'hybrid' })).rejects.toThrow(refused);
  }
});
