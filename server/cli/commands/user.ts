import { text as readAll } from 'node:stream/consumers';
import { migrate } from '#server/backend/database/migrate.ts';
import { databaseAddress, openDatabase } from '#server/backend/database/open.ts';
import { addUser, UserError } from '#server/backend/operator/accounts/add-user.ts';
import { type Command, CommandError, requiredArg, textOption, usageError } from '../lib/command.ts';

export const user: Command = {
  name: 'user',
  usage: 'add <email> [--administrator | --partner <code> --role <role>]',
  summary: "invite an operator, or set a password (of this checkout's instance)",
  details: 'Prints a link to pass on. The first account of an instance is made this way.',
  options: {
    administrator: { type: 'boolean', summary: 'of the whole instance' },
    partner: { type: 'string', value: 'code', summary: 'member of this partner' },
    role: { type: 'string', value: 'role', summary: 'viewer, editor, publisher or administrator' },
    name: { type: 'string', value: 'text', summary: 'name, with --password-stdin' },
    'password-stdin': { type: 'boolean', summary: 'read a password from standard input instead of inviting' },
  },
  async run(context) {
    const { args, options, out } = context;
    if (args[0] !== 'add') throw usageError('Use: maru user add <email>');
    const email = requiredArg(context, 1, 'the e-mail address');
    const password = options['password-stdin']
      ? (await readAll(process.stdin)).replace(/\r?\n$/, '')
      : undefined;
    const address = databaseAddress();
    const db = openDatabase(address);
    try {
      await migrate(db, address);
      const added = await addUser(db, {
        email,
        password,
        isAdministrator: options.administrator === true,
        partner: textOption(context, 'partner'),
        role: textOption(context, 'role'),
        name: textOption(context, 'name'),
      });
      out.json(added);
      out.line(
        added.invitation
          ? `Open on the console within a week: /invitations/${added.invitation.token}`
          : `${added.email} can sign in.`,
      );
    } catch (error) {
      throw error instanceof UserError ? new CommandError(error.message) : error;
    } finally {
      await db.destroy();
    }
  },
};
