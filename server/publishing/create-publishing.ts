import { registryOnDisk } from '#registry/manifest.disk.ts';
import type { Finding } from '#schemas/operator/finding.ts';
import type { Change } from '#schemas/operator/revisions.ts';
import { readCheckConfig } from './check-config.ts';
import { checkDocument } from './check-document.ts';
import type { BlockNames } from './diff/describe.ts';
import { diffDocuments } from './diff/diff-documents.ts';
import { rawLines } from './diff/raw-lines.ts';
import { loadRules } from './load-rules.ts';
import { type Merged, mergeDocuments } from './merge/merge-documents.ts';
import type { PartnerFacts } from './partner-facts.ts';

/** `factsOf`: what checks know about a partner; undefined if nothing. */
export type PublishingOptions = {
  factsOf: (code: string, text: string) => Promise<PartnerFacts | undefined>;
};

/** What the backend has to know about site documents (`Publishing` in server/backend/operator/context). */
export async function createPublishing({ factsOf }: PublishingOptions) {
  const registry = await registryOnDisk();
  const config = readCheckConfig(process.cwd(), await loadRules());
  const names: BlockNames = (type) => registry.blocks.get(type)?.meta.label;
  return {
    check: async ({ code, text }: { code: string; text: string }): Promise<Finding[]> =>
      checkDocument(text, { registry, config, partner: await factsOf(code, text) }),
    diff: async (before: string, after: string): Promise<Change[]> => diffDocuments(before, after, names),
    lines: async (before: string, after: string): Promise<string> => rawLines(before, after),
    merge: async (base: string, ours: string, theirs: string): Promise<Merged> =>
      mergeDocuments(base, ours, theirs, names),
  };
}
