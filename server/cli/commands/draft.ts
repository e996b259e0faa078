import type { CommandContext } from '../lib/command.ts';
import { type Command, positiveInteger, requiredArg, textOption, usageError } from '../lib/command.ts';
import type { Instance } from '../lib/instance.ts';
import { table } from '../lib/output.ts';
import { expectNoChanges, pulledRevision } from '../lib/pulled.ts';
import { ownSiteFile, readText, writeText } from '../lib/site-file.ts';

export const draft: Command = {
  usage: '<partner> [list | save [file] | show <n> [file] | delete <n>]',
  details: '"show" leaves a file with other changes alone, unless --force is given.',
  options: {
    id: { type: 'string', value: 'n', summary: 'save into this draft instead of a new one' },
    name: { type: 'string', value: 'text', summary: 'name of the draft' },
    force: { type: 'boolean', summary: 'overwrite unpublished changes of the file' },
  },
  async run(context) {
    const code = requiredArg(context, 0, 'the partner');
    const [, action = 'list', third, file] = context.args;
    const instance = await context.connect();
    if (!['list', 'save', 'show', 'delete'].includes(action))
      throw usageError(`There is no action "${action}" of drafts.`);
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
  const { out } = context;
  const document = readText(file);
  const wanted = textOption(context, 'id');
  const name = textOption(context, 'name');
  const saved = wanted
    ? await resave(instance, code, positiveInteger(wanted, '--id'), { document, name })
    : await instance.call(
        'createDraft',
        { code },
        {
          document,
          name: name ?? file.slice(-120),
          base: pulledRevision(instance.name, code)?.revision ?? (await publishedNumber(instance, code)),
        },
      );
  out.json(saved);
  out.line(`Saved ${file} as draft ${saved.draft.id} of ${code}.`);
}

async function resave(
  instance: Instance,
  code: string,
  id: number,
  { document, name }: { document: string; name: string | undefined },
) {
  const { draft } = await instance.call('draft', { code, id });
  return instance.call(
    'saveDraft',
    { code, id },
    { version: draft.version, document, ...(name && { name }) },
  );
}

async function publishedNumber(instance: Instance, code: string): Promise<number | null> {
  return (await instance.call('published', { code })).revision?.number ?? null;
}

async function show(
  instance: Instance,
  { code, id, file }: { code: string; id: number; file: string | undefined },
  { out, options }: CommandContext,
): Promise<void> {
  const answer = await instance.call('draft', { code, id });
  const { document } = answer.draft;
  if (file) {
    if (!options.force) expectNoChanges(instance, { code, file, document });
    writeText(file, document);
  }
  out.json(answer);
  out.line(file ? `Wrote draft ${id} of ${code} to ${file}.` : document);
}
