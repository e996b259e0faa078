import { type Command, numberOption } from '../lib/command.ts';
import { table } from '../lib/output.ts';

export const audit: Command = {
  usage: '[partner]',
  maxArgs: 1,
  options: {
    limit: { type: 'string', value: 'n', summary: 'how many (50)' },
    before: { type: 'string', value: 'id', summary: 'only actions before this one' },
  },
  async run(context) {
    const { args, out } = context;
    const [code] = args;
    const page = { limit: numberOption(context, 'limit') ?? 50, before: numberOption(context, 'before') };
    const instance = await context.connect();
    const { rows, more } =
      code === undefined
        ? await instance.call('instanceAuditLog', page)
        : await instance.call('auditLog', { code, ...page });
    out.json({ rows, more });
    if (rows.length === 0) out.line('There are no actions.');
    else
      out.line(
        table(rows.map(({ id, at, operator, action, target }) => [String(id), at, operator, action, target])),
      );
    const next = `maru audit${code === undefined ? '' : ` ${code}`} --before ${rows.at(-1)?.id}`;
    if (more) out.note(`Earlier ones: ${next}`);
  },
};
