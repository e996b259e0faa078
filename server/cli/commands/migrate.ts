import { join, relative } from 'node:path';
import { allPartners } from '#engine/operator/all-partners.ts';
import type { Registry } from '#registry/contract.ts';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import { runtimeDir } from '#scripts/bootstrap/paths.mjs';
import { migrateDocument } from '#server/publishing/migrate-document.ts';
import type { Command, CommandContext } from '../lib/command.ts';
import { CommandError } from '../lib/command.ts';
import type { Instance } from '../lib/instance.ts';
import { noPartner } from '../lib/no-partner.ts';
import type { Output } from '../lib/output.ts';
import { publishDocument } from '../lib/publish-document.ts';
import { readText, writeText } from '../lib/site-file.ts';

/** A document to migrate, and how to store the result. */
export type Target = { name: string; text: string; store: (text: string) => Promise<unknown> };

type Failed = { document: string; reason: string; details: unknown };

export const migrate: Command = {
  usage: '[partner …] [--files file …]',
  maxArgs: Number.POSITIVE_INFINITY,
  isLocal: ({ options }) => options.files === true,
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
    await migrateTargets(targets, registry, { out, apply: options.apply === true });
  },
};

/**
 * Migrates documents. One that cannot be migrated or stored does not stop the others.
 * @param apply stores the results, after a file with all former texts
 * @throws CommandError that lists those documents
 */
export async function migrateTargets(
  targets: readonly Target[],
  registry: Registry,
  { out, apply }: { out: Output; apply: boolean },
): Promise<void> {
  const failed: Failed[] = [];
  const note = ({ name }: Target, error: unknown) =>
    void failed.push({
      document: name,
      reason: error instanceof Error ? error.message : String(error),
      details: error instanceof CommandError ? error.details : undefined,
    });
  const changed = targets.flatMap((target) => {
    try {
      const { text, migrated } = migrateDocument(target.text, registry);
      return migrated.length > 0 ? [{ target, text, migrated }] : [];
    } catch (error) {
      note(target, error);
      return [];
    }
  });
  for (const { target, migrated } of changed) {
    out.line(`${target.name}:`);
    for (const { place, type, from, to } of migrated)
      out.line(`  ${place} (${type}): version ${from} to ${to}`);
  }
  const report = changed.map(({ target, migrated }) => ({ document: target.name, migrated }));
  if (changed.length === 0 || !apply) {
    assertNone(failed, { changed: report });
    out.json({ changed: report });
    out.line(changed.length === 0 ? 'Every document is current.' : 'Nothing is stored yet: add --apply.');
    return;
  }
  const rollbackFile = relative(
    process.cwd(),
    join(runtimeDir, `migrate-${new Date().toISOString().replaceAll(':', '-')}.json`),
  );
  const before = Object.fromEntries(changed.map(({ target }) => [target.name, target.text]));
  writeText(rollbackFile, `${JSON.stringify(before, null, 2)}\n`);
  out.note(`Storing … The former texts are in ${rollbackFile}.`);
  for (const { target, text } of changed) {
    try {
      await target.store(text);
    } catch (error) {
      note(target, error);
    }
  }
  assertNone(failed, { changed: report, rollbackFile });
  out.json({ changed: report, rollbackFile });
  out.line(`Documents stored: ${changed.length}. The former texts are in ${rollbackFile}.`);
}

/** @throws CommandError that lists the documents that are not migrated, and why */
function assertNone(failed: readonly Failed[], details: object): void {
  if (failed.length === 0) return;
  const list = failed.map(({ document, reason }) => `\n  ${document}: ${reason}`).join('');
  throw new CommandError(`These documents are not migrated:${list}`, { details: { ...details, failed } });
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
  const known = (await allPartners(instance.call)).map(({ code }) => code);
  const unknown = args.find((code) => !known.includes(code));
  if (unknown !== undefined) throw noPartner(unknown, known);
  const codes = args.length > 0 ? args : known;
  const targets: Target[] = [];
  // One after the other: there may be thousands.
  for (const code of codes) targets.push(...(await targetsOf(instance, code, out)));
  return targets;
}

/** The published document of a partner and its drafts. */
export async function targetsOf(instance: Instance, code: string, out: Output): Promise<Target[]> {
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
  const file = `${code} revision ${revision.number}`;
  const publish = async (document: string) => {
    // What publishing prints is about a document that is refused: its findings, or what others published.
    const lines: string[] = [];
    const collected = { ...out, line: (text = '') => void lines.push(text), json: () => undefined };
    try {
      const request = { code, file, document, base: revision.number, note: 'maru migrate' };
      return await publishDocument(instance, request, collected);
    } catch (error) {
      for (const line of lines) out.line(line);
      throw error;
    }
  };
  return [{ name: file, text: revision.document, store: publish }, ...drafts];
}
