import { join } from 'node:path';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import type { Finding } from '#schemas/operator/finding.ts';
import type { Change } from '#schemas/operator/revisions.ts';
import type { BlockNames } from './diff/describe.ts';
import { diffDocuments } from './diff/diff-documents.ts';
import { rawLines } from './diff/raw-lines.ts';
import { type Merged, mergeDocuments } from './merge/merge-documents.ts';
import { siteDocumentErrors } from './site-document-errors.ts';

/** Where the partners' folders are, and which other origins' pictures are shown. */
export type PublishingOptions = { partnersDir: string; imageOrigins: () => Promise<readonly string[]> };

/** What the backend has to know about site documents (`Publishing` in server/backend/operator/context). */
export async function createPublishing({ partnersDir, imageOrigins }: PublishingOptions) {
  const { blocks } = await registryOnDisk();
  const names: BlockNames = (type) => blocks.get(type)?.meta.label;
  return {
    check: async ({ code, text }: { code: string; text: string }): Promise<Finding[]> => {
      const lines = await siteDocumentErrors(
        'site.json',
        text,
        join(partnersDir, code),
        await imageOrigins(),
      );
      return lines.map(toFinding);
    },
    diff: async (before: string, after: string): Promise<Change[]> => diffDocuments(before, after, names),
    lines: async (before: string, after: string): Promise<string> => rawLines(before, after),
    merge: async (base: string, ours: string, theirs: string): Promise<Merged> =>
      mergeDocuments(base, ours, theirs, names),
  };
}

/** An error as the site reports it, `site.json:9:23 Unknown block …`, as a finding. */
function toFinding(error: string): Finding {
  const [, line = '1', column = '1', message = error] = /^site\.json:(\d+):(\d+) (.*)$/s.exec(error) ?? [];
  return {
    rule: 'site-document',
    level: 'error',
    line: Number(line),
    column: Number(column),
    path: [],
    message: { ko: message, en: message },
  };
}
