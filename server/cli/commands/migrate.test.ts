import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { errorOfResponse } from '#engine/operator/operator-call-error.ts';
import type { BlockDefinition, Registry } from '#registry/contract.ts';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import { CommandError } from '../lib/command.ts';
import type { Instance } from '../lib/instance.ts';
import { createOutput } from '../lib/output.ts';
import { writeText } from '../lib/site-file.ts';
import { migrateTargets, type Target, targetsOf } from './migrate.ts';

const documentOf = (title: string, v = 1) =>
  JSON.stringify({
    formatVersion: 1,
    pages: { '/a': { sections: [{ id: 'intro', type: 'PageIntro', v, data: { title } }] } },
  });

/** The registry with a second version of a block. */
async function withSecondVersion(): Promise<Registry> {
  const registry = await registryOnDisk();
  const block = registry.blocks.get('PageIntro') as BlockDefinition;
  const next = {
    ...block,
    meta: { ...block.meta, version: 2 },
    migrations: { 1: (data: Record<string, unknown>) => ({ ...data, subtitle: 'new' }) },
  };
  return { ...registry, blocks: new Map(registry.blocks).set('PageIntro', next) };
}

/** An output in English, and what it prints. */
function collectedOutput() {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const streams = { stdout, stderr } as unknown as Parameters<typeof createOutput>[1];
  return { stdout, stderr, out: createOutput({ isJson: false, language: 'en' }, streams) };
}

test('a document that cannot be migrated or stored is named, and all others are stored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maru-migrate-'));
  const inFolder = (name: string) => join(folder, name);
  const fileTarget = (name: string, text: string): Target => ({
    name,
    text,
    store: async (changed) => writeText(inFolder(name), changed),
  });
  writeFileSync(inFolder('file'), '');
  const targets = [
    fileTarget('first', documentOf('First')),
    fileTarget('too-old', documentOf('Too old', 0)),
    fileTarget('file/refused', documentOf('Refused')),
    fileTarget('last', documentOf('Last')),
    fileTarget('current', documentOf('Current', 2)),
    fileTarget('notes', 'Notes for Monday'),
    fileTarget('cut-off', documentOf('Cut off').slice(0, -1)),
    fileTarget('list', '[]'),
  ];
  const { out, stdout, stderr } = collectedOutput();
  const error = await migrateTargets(targets, await withSecondVersion(), { out, apply: true }).catch(
    (thrown: unknown) => thrown,
  );
  const [, rollbackFile = ''] = /The former texts are in (.*)\.\n$/.exec(String(stderr.read())) ?? [];
  onTestFinished(() => {
    for (const path of [folder, rollbackFile]) rmSync(path, { recursive: true, force: true });
  });
  expect(error).toBeInstanceOf(CommandError);
  const { message, details } = error as CommandError;
  expect(message).toMatch(
    /^These documents are not migrated:\n {2}too-old: .*no migration from version 0.*\n.*\n.*\n.*\n {2}file\/refused: .*$/,
  );
  expect(message).toContain('\n  notes: 1:1 JSON: invalid symbol\n');
  expect(message).toMatch(
    /\n {2}cut-off: 1:\d+ JSON: close brace expected\n {2}list: It is not a site document\.\n/,
  );
  const failed = ['too-old', 'notes', 'cut-off', 'list', 'file/refused'].map((document) => ({ document }));
  expect(details).toMatchObject({ rollbackFile, failed });
  expect(String(stdout.read())).not.toContain('Stored');
  for (const name of ['first', 'last'])
    expect(JSON.parse(readFileSync(inFolder(name), 'utf8')).pages['/a'].sections[0]).toMatchObject({
      v: 2,
      data: { subtitle: 'new' },
    });
  expect(Object.keys(JSON.parse(readFileSync(rollbackFile, 'utf8')))).toEqual([
    'first',
    'file/refused',
    'last',
  ]);
});

test('the errors of a document that is not published are printed', async () => {
  const text = { ko: '오류', en: 'Wrong' };
  const findings = [{ rule: 'shape', level: 'error', path: [], line: 2, column: 3, message: text }];
  const code = 'DOCUMENT_REFUSED';
  const refused = { statusCode: 422, code, message: code, translatedMessage: 'Refused.', findings };
  const answers: Record<string, () => unknown> = {
    published: () => ({ revision: { number: 4, document: documentOf('First') } }),
    drafts: () => ({ rows: [] }),
    publish: () => {
      throw errorOfResponse('publish', 422, refused);
    },
  };
  const instance = { name: 'test', call: async (name: string) => answers[name]?.() } as unknown as Instance;
  const { out, stdout } = collectedOutput();
  const [target] = await targetsOf(instance, 'han', out);
  await expect(target?.store('{}')).rejects.toThrow('The document of han was not published: 1 error.');
  expect(String(stdout.read())).toBe('han revision 4:2:3 error Wrong. (shape)\n');
});
