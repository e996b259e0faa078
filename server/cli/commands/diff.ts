import type { z } from 'zod';
import type { documentRef } from '#schemas/operator/document-calls.ts';
import { rawLines } from '#server/publishing/diff/raw-lines.ts';
import { type Command, CommandError, requiredArg } from '../lib/command.ts';
import type { Instance } from '../lib/instance.ts';
import { printChanges } from '../lib/print-changes.ts';
import { ownSiteFile, readText } from '../lib/site-file.ts';

type DocumentRef = z.infer<typeof documentRef>;

export const diff: Command = {
  usage: '<partner> [from] [to]',
  maxArgs: 3,
  details:
    'from and to are revision numbers, draft:<n>, or files. Without them: from the published revision to site.json.',
  options: { lines: { type: 'boolean', summary: 'also print the lines that differ' } },
  async run(context) {
    const { out, args } = context;
    const code = requiredArg(context, 0, 'the partner');
    const instance = await context.connect();
    const hasOne = args.length === 2;
    const from = args[1] && !hasOne ? reference(args[1]) : await publishedOf(instance, code);
    const to = args[2]
      ? reference(args[2])
      : args[1]
        ? reference(args[1])
        : { document: readText(ownSiteFile(code)) };
    const { changes } = await instance.call('diff', { code }, { from, to });
    printChanges(changes, out);
    if (changes.length === 0) out.line('Nothing differs.');
    const lines = context.options.lines
      ? rawLines(await textOf(instance, code, from), await textOf(instance, code, to))
      : undefined;
    if (lines) out.line(lines);
    out.json({ changes, ...(lines && { lines }) });
  },
};

async function publishedOf(instance: Instance, code: string): Promise<DocumentRef> {
  const { revision } = await instance.call('published', { code });
  if (!revision) throw new CommandError(`${code} has not been published yet.`);
  return { revision: revision.number };
}

function reference(text: string): DocumentRef {
  if (/^\d+$/.test(text)) return { revision: Number(text) };
  const [, draft] = /^draft:(\d+)$/.exec(text) ?? [];
  return draft ? { draft: Number(draft) } : { document: readText(text) };
}

async function textOf(instance: Instance, code: string, ref: DocumentRef): Promise<string> {
  if ('document' in ref) return ref.document;
  if ('draft' in ref) return (await instance.call('draft', { code, id: ref.draft })).draft.document;
  return (await instance.call('revision', { code, number: ref.revision })).revision.document;
}
