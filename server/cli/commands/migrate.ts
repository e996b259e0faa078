import { join } from 'node:path';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import { type MigratedNode, migrateDocument } from '#server/publishing/migrate-document.ts';
import type { Command, CommandContext } from '../lib/command.ts';
import { CommandError } from '../lib/command.ts';
import type { Instance } from '../lib/instance.ts';
import { noPartner } from '../lib/no-partner.ts';
import { publishDocument } from '../lib/publish-document.ts';
import { readText, writeText } from '../lib/site-file.ts';

/** A document to migrate, and how to store the result. */
type Target = { name: string; text: string; store: (text: string) => Promise<unknown> };

export const migrate: Command = {
  usage: '[partner …] [--files file …]',
  details:
    'Shows what would change. With --apply it writes a rollback file first, then stores drafts and publishes. Without partners: all.',
  options: {
    apply: { type: 'boolean', summary: 'store the result' },
    files: { type: 'boolean', summary: 'the arguments are files' },
  },
  async run(context) {
    const { out, options } = context;
    const registry = await registryOnDisk();
    const targets = options.files ? filesOf(context) : await documentsOf(context);
    const changed = targets.flatMap((target) => {
      const { text, migrated } = migrateTarget(target, registry);
      return migrated.length > 0 ? [{ target, text, migrated }] : [];
    });
    for (const { target, migrated } of changed) {
      out.line(`${target.name}:`);
      for (const { place, type, from, to } of migrated)
        out.line(`  ${place} (${type}): version ${from} to ${to}`);
    }
    const report = changed.map(({ target, migrated }) => ({ document: target.name, migrated }));
    if (changed.length === 0 || !options.apply) {
      out.json({ changed: report });
      out.line(changed.length === 0 ? 'Every document is current.' : 'Nothing is stored yet: add --apply.');
      return;
    }
    const rollbackFile = join('.maru', `migrate-${new Date().toISOString().replaceAll(':', '-')}.json`);
    const before = Object.fromEntries(changed.map(({ target }) => [target.name, target.text]));
    writeText(rollbackFile, `${JSON.stringify(before, null, 2)}\n`);
    for (const { target, text } of changed) await target.store(text);
    out.json({ changed: report, rollbackFile });
    out.line(`Stored ${changed.length} documents. Their former texts are in ${rollbackFile}.`);
  },
};

function migrateTarget(
  { name, text }: Target,
  registry: Parameters<typeof migrateDocument>[1],
): { text: string; migrated: MigratedNode[] } {
  try {
    return migrateDocument(text, registry);
  } catch (error) {
    throw new CommandError(`${name} cannot be migrated: ${(error as Error).message}`);
  }
}

function filesOf({ args }: CommandContext): Target[] {
  return args.map((file) => ({
    name: file,
    text: readText(file),
    store: async (text) => writeText(file, text),
  }));
}

async function documentsOf({ args, connect, out }: CommandContext): Promise<Target[]> {
  const instance = await connect();
  const { rows } = await instance.call('partners', {});
  const known = rows.map(({ code }) => code);
  const unknown = args.find((code) => !known.includes(code));
  if (unknown !== undefined) throw noPartner(unknown, known);
  const codes = args.length > 0 ? args : known;
  const quiet = { ...out, line: () => undefined, json: () => undefined };
  const found = await Promise.all(codes.map((code) => targetsOf(instance, code, quiet)));
  return found.flat();
}

async function targetsOf(instance: Instance, code: string, out: CommandContext['out']): Promise<Target[]> {
  const { revision } = await instance.call('published', { code });
  const { rows } = await instance.call('drafts', { code });
  const drafts = await Promise.all(
    rows.map(async ({ id }): Promise<Target> => {
      const { draft } = await instance.call('draft', { code, id });
      return {
        name: `${code} draft ${id}`,
        text: draft.document,
        store: (document) => instance.call('saveDraft', { code, id }, { version: draft.version, document }),
      };
    }),
  );
  if (!revision) return drafts;
  const publish = (document: string) =>
    publishDocument(
      instance,
      {
        code,
        file: `${code} revision ${revision.number}`,
        document,
        base: revision.number,
        note: 'maru migrate',
      },
      out,
    );
  return [
    { name: `${code} revision ${revision.number}`, text: revision.document, store: publish },
    ...drafts,
  ];
}
