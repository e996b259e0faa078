import { type Command, localeOption, numberOption, requiredArg, usageError } from '../lib/command.ts';

export const preview: Command = {
  usage: '<partner> <--draft n | --revision n>',
  maxArgs: 1,
  options: {
    draft: { type: 'string', value: 'n', summary: 'follow this draft as it is saved' },
    revision: { type: 'string', value: 'n', summary: 'show this revision' },
    minutes: { type: 'string', value: 'n', summary: 'how long the link works (60)' },
    locale: { type: 'string', value: 'code', summary: 'language of the page' },
  },
  async run(context) {
    const { out } = context;
    const code = requiredArg(context, 0, 'the partner');
    const draft = numberOption(context, 'draft');
    const revision = numberOption(context, 'revision');
    if ((draft === undefined) === (revision === undefined)) throw usageError('Give --draft or --revision.');
    const language = localeOption(context);
    const instance = await context.connect();
    const link = await instance.call(
      'previewToken',
      { code },
      {
        of: draft === undefined ? { revision: revision as number } : { draft },
        minutes: numberOption(context, 'minutes') ?? 60,
        ...(language && { language }),
      },
    );
    out.json(link);
    out.line(link.url);
    out.note(`Works until ${link.expiresAt}.`);
  },
};
