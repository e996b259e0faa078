import type { CommandContext } from '../lib/command.ts';
import {
  type Command,
  numberOption,
  positiveInteger,
  requiredArg,
  textOption,
  usageError,
} from '../lib/command.ts';
import { createDraft } from '../lib/create-draft.ts';
import type { Instance } from '../lib/instance.ts';
import { table } from '../lib/output.ts';
import { assertNoChanges, recordDraft, recordPulled } from '../lib/pulled.ts';
import { quotePath } from '../lib/quote-path.ts';
import { ownSiteFile, readText, writeText } from '../lib/site-file.ts';
import { updateDraft } from '../lib/update-draft.ts';

/** The most arguments of each action. */
const maxArgs = new Map([
  ['list', 2],
  ['save', 3],
  ['show', 4],
  ['delete', 3],
]);

export const draft: Command = {
  usage: '<partner> [list | save [file] | show <n> [file] | delete <n>]',
  maxArgs: ({ args: [, action = 'list'] }) => maxArgs.get(action) ?? 4,
  details:
    '"show" leaves a file with other changes alone, and "save --id" what others saved, unless --force is given.',
  options: {
    id: { type: 'string', value: 'n', summary: 'save into this draft instead of a new one' },
    name: { type: 'string', value: 'text', summary: 'name of the draft' },
    force: { type: 'boolean', summary: 'overwrite unpublished changes of the file, or what others saved' },
  },
  async run(context) {
    const code = requiredArg(context, 0, 'the partner');
    const [, action = 'list', third, file] = context.args;
    const instance = await context.connect();
    if (!['list', 'save', 'show', 'delete'].includes(action))
      throw usageError(
        `There is no action "${action}". Use: maru draft <partner> list, save, show or delete`,
      );
    if (action === 'list') return list(instance, code, context);
    if (action === 'save') return save(instance, code, third ?? ownSiteFile(code), context);
    const id = positiveInteger(third ?? '', 'The number of the draft');
    if (action === 'show') return show(instance, { code, id, file }, context);
    context.out.json(await instance.call('deleteDraft', { code, id }));
    context.out.line(`Deleted draft ${id} of ${code}.`);
  },
};

async function list(instance: Instance, code: string, { out }: CommandContext): Promise<void> {
  const answer = await instance.call('drafts', { code });
  out.json(answer);
  if (answer.rows.length === 0) out.line(`${code} has no drafts.`);
  else
    out.line(
      table(
        answer.rows.map(({ id, name, updatedAt, author, base }) => [
          String(id),
          name,
          updatedAt,
          author,
          base ? `from revision ${base}` : '',
        ]),
      ),
    );
}

async function save(instance: Instance, code: string, file: string, context: CommandContext): Promise<void> {
  const { out, options } = context;
  const document = readText(file);
  const id = numberOption(context, 'id');
  const name = textOption(context, 'name');
  const saved = id
    ? await updateDraft(instance, { code, file, id, document, name, force: options.force === true }, out)
    : await createDraft(instance, { code, file, document, name: name ?? file.slice(-120) }, out);
  // After a merge the file lacks what was merged in.
  const isMerged = 'isMerged' in saved && saved.isMerged;
  if (!isMerged) recordDraft(instance.name, { code, file }, saved.draft);
  out.json(saved);
  out.line(`Saved ${file} as draft ${saved.draft.id} of ${code}.`);
  if (isMerged)
    out.note(`The file lacks what was merged in: maru draft ${code} show ${id} ${quotePath(file)} --force`);
}

async function show(
  instance: Instance,
  { code, id, file }: { code: string; id: number; file: string | undefined },
  { out, options }: CommandContext,
): Promise<void> {
  const answer = await instance.call('draft', { code, id });
  const { document, base, version } = answer.draft;
  if (file) {
    if (!options.force) assertNoChanges(instance, { code, file, document });
    writeText(file, document);
    recordPulled(instance.name, { code, file }, { revision: base ?? undefined, draft: { id, version } });
  }
  out.json(answer);
  out.line(file ? `Wrote draft ${id} of ${code} to ${file}.` : document);
}
