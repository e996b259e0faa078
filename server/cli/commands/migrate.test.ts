import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import type { BlockDefinition, Registry } from '#registry/contract.ts';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import { CommandError } from '../lib/command.ts';
import { createOutput } from '../lib/output.ts';
import { writeText } from '../lib/site-file.ts';
import { migrateTargets, type Target } from './migrate.ts';

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
  ];
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const out = createOutput({ isJson: false, language: 'en' }, { stdout, stderr } as unknown as Parameters<
    typeof createOutput
  >[1]);
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
    /^These documents are not migrated:\n {2}too-old: .*no migration from version 0.*\n {2}file\/refused: .*$/,
  );
  expect(details).toMatchObject({
    rollbackFile,
    failed: [{ document: 'too-old' }, { document: 'file/refused' }],
  });
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
