import { join } from 'node:path';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import type { Finding, OperatorText } from '#schemas/operator/finding.ts';
import type { Change } from '#schemas/operator/revisions.ts';
import { readCheckConfig } from './check-config.ts';
import { checkDocument } from './check-document.ts';
import { type BlockNames, describePlace } from './diff/describe.ts';
import { diffDocuments } from './diff/diff-documents.ts';
import { rawLines } from './diff/raw-lines.ts';
import { type Path, readSource } from './json/tree.ts';
import { loadRules } from './load-rules.ts';
import { type Merged, mergeDocuments } from './merge/merge-documents.ts';
import type { PartnerFacts } from './partner-facts.ts';

/** Checks a document: `partner` is what is known about its partner. */
type CheckTask = { text: string; partner: PartnerFacts | undefined };
type CompareTask = { before: string; after: string };
type PlacesTask = { text: string; paths: Path[] };
type MergeTask = { base: string; ours: string; theirs: string };

/** Work whose duration grows with the document. Arguments and results can be sent to a thread. */
export type DocumentWork = {
  check: (task: CheckTask) => Promise<Finding[]>;
  diff: (task: CompareTask) => Promise<Change[]>;
  lines: (task: CompareTask) => Promise<string>;
  places: (task: PlacesTask) => Promise<OperatorText[]>;
  merge: (task: MergeTask) => Promise<Merged>;
};

const repository = join(import.meta.dirname, '../..');

/** Loads every block and rule. @throws CheckConfigError */
export async function createDocumentWork(): Promise<DocumentWork> {
  const registry = await registryOnDisk();
  const config = readCheckConfig(repository, await loadRules());
  const names: BlockNames = Object.assign((type: string) => registry.blocks.get(type)?.meta.label, {
    schemaOf: (type: string) => registry.blocks.get(type)?.schema,
  });
  return {
    check: ({ text, partner }) => checkDocument(text, { registry, config, partner, names }),
    diff: async ({ before, after }) => diffDocuments(before, after, names),
    lines: async ({ before, after }) => rawLines(before, after),
    places: async ({ text, paths }) => {
      const root = readSource(text)?.root;
      return root ? paths.map((path) => describePlace(root, path, names)) : [];
    },
    merge: async ({ base, ours, theirs }) => mergeDocuments(base, ours, theirs, names),
  };
}
