import { type Command, numberOption, requiredArg } from '../lib/command.ts';
import { table } from '../lib/output.ts';

export const history: Command = {
  usage: '<partner>',
  maxArgs: 1,
  options: {
    limit: { type: 'string', value: 'n', summary: 'how many (20)' },
    before: { type: 'string', value: 'n', summary: 'only revisions before this number' },
  },
  async run(context) {
    const { out } = context;
    const code = requiredArg(context, 0, 'the partner');
    const instance = await context.connect();
    const answer = await instance.call('revisions', {
      code,
      limit: numberOption(context, 'limit') ?? 20,
      before: numberOption(context, 'before'),
    });
    out.json(answer);
    if (answer.rows.length === 0) out.line(`${code} has no revisions.`);
    else
      out.line(
        table(
          answer.rows.map(({ number, status, createdAt, author, note, publishAt }) => [
            String(number),
            status === 'scheduled' && publishAt ? `scheduled for ${publishAt}` : status,
            createdAt,
            author,
            note,
          ]),
        ),
      );
    if (answer.more) out.note(`Earlier ones: maru history ${code} --before ${answer.rows.at(-1)?.number}`);
  },
};
