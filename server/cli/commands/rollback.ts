import { refusalBodyOf } from '#engine/operator/operator-call-error.ts';
import { type Command, CommandError, numberOption, requiredArg, textOption } from '../lib/command.ts';
import { countFindings, printChanges, printFindings } from '../lib/print-changes.ts';

export const rollback: Command = {
  usage: '<partner> [--to n]',
  maxArgs: 1,
  details:
    "Errors that today's checks find in the earlier document refuse it, unless --ignore-errors is given.",
  options: {
    to: { type: 'string', value: 'n', summary: 'the revision to go back to' },
    note: { type: 'string', value: 'text', summary: 'a note for the history' },
    'ignore-errors': { type: 'boolean', summary: 'publish it although it has errors' },
  },
  async run(context) {
    const { out, options } = context;
    const code = requiredArg(context, 0, 'the partner');
    const to = numberOption(context, 'to');
    const file = to === undefined ? `${code} earlier revision` : `${code} revision ${to}`;
    const note = textOption(context, 'note') ?? '';
    const instance = await context.connect();
    try {
      const ignoreErrors = options['ignore-errors'] === true;
      const done = await instance.call('rollback', { code }, { note, ignoreErrors, ...(to && { to }) });
      printFindings(done.findings, file, out);
      printChanges(done.changes, out);
      out.json(done);
      out.line(
        done.changes.length === 0
          ? `Nothing to publish: revision ${done.revision} of ${code} has all of it.`
          : `Published revision ${done.revision} of ${code}.`,
      );
    } catch (error) {
      const refused = refusalBodyOf(error, 'rollback', 422);
      if (!refused) throw error;
      printFindings(refused.findings, file, out);
      throw new CommandError(
        `The earlier document of ${code} was not published: ${countFindings(refused.findings, out.language)}. ` +
          `To publish it all the same, add --ignore-errors.`,
        { details: refused },
      );
    }
  },
};
