import { type Command, numberOption, requiredArg, textOption, usageError } from '../lib/command.ts';
import { publishDocument } from '../lib/publish-document.ts';
import { publishFile } from '../lib/publish-file.ts';
import { readText } from '../lib/site-file.ts';
import { baseOf } from './push.ts';

const publishOptions = {
  base: { type: 'string', value: 'n', summary: 'the revision that the document was made from' },
  note: { type: 'string', value: 'text', summary: 'a note for the history' },
  draft: { type: 'string', value: 'n', summary: 'publish this draft instead of a file' },
  'no-merge': { type: 'boolean', summary: 'refuse, rather than merge, if somebody published since' },
} as const;

export const publish: Command = {
  usage: '<partner> <file | --draft n>',
  maxArgs: ({ options }) => (options.draft === undefined ? 2 : 1),
  details:
    'A document with errors is refused. Changes published since the base are merged; conflicts are listed.',
  options: publishOptions,
  run: (context) => publishNowOrAt(context),
};

export const schedule: Command = {
  usage: '<partner> <file | --draft n> --at <time> | <partner> --cancel <revision>',
  maxArgs: ({ options }) => (options.draft === undefined && options.cancel === undefined ? 2 : 1),
  details: "The time is ISO 8601, or `YYYY-MM-DD HH:mm` in the clinic's time zone.",
  options: {
    ...publishOptions,
    at: { type: 'string', value: 'time', summary: 'when' },
    cancel: { type: 'string', value: 'n', summary: 'cancel this scheduled revision' },
  },
  async run(context) {
    const cancelled = numberOption(context, 'cancel');
    if (cancelled !== undefined) {
      const code = requiredArg(context, 0, 'the partner');
      const instance = await context.connect();
      context.out.json(await instance.call('cancelSchedule', { code, number: cancelled }));
      context.out.line(`Revision ${cancelled} of ${code} will not be published.`);
      return;
    }
    const at = textOption(context, 'at');
    if (!at) throw usageError('Missing --at.');
    await publishNowOrAt(context, at);
  },
};

async function publishNowOrAt(context: Parameters<Command['run']>[0], at?: string): Promise<void> {
  const code = requiredArg(context, 0, 'the partner');
  const instance = await context.connect();
  const draftId = numberOption(context, 'draft');
  const draft = draftId ? (await instance.call('draft', { code, id: draftId })).draft : undefined;
  const file = draft ? `draft ${draft.id}` : requiredArg(context, 1, 'the file');
  const document = draft?.document ?? readText(file);
  const base =
    numberOption(context, 'base') ?? (draft ? draft.base : await baseOf(instance, { code, file, document }));
  const note = textOption(context, 'note');
  const merge = !context.options['no-merge'];
  const request = { code, file, document, base, note, merge };
  if (draft) await publishDocument(instance, { ...request, at, draft: draftId }, context.out);
  else await publishFile(instance, { ...request, at }, context.out);
}
