import { type Command, numberOption, requiredArg, textOption } from '../lib/command.ts';
import { printChanges } from '../lib/print-changes.ts';

export const rollback: Command = {
  usage: '<partner> [--to n]',
  maxArgs: 1,
  options: {
    to: { type: 'string', value: 'n', summary: 'the revision to go back to' },
    note: { type: 'string', value: 'text', summary: 'a note for the history' },
  },
  async run(context) {
    const { out } = context;
    const code = requiredArg(context, 0, 'the partner');
    const instance = await context.connect();
    const to = numberOption(context, 'to');
    const done = await instance.call(
      'rollback',
      { code },
      { note: textOption(context, 'note') ?? '', ...(to && { to }) },
    );
    printChanges(done.changes, out);
    out.json(done);
    out.line(`Published revision ${done.revision} of ${code}.`);
  },
};
