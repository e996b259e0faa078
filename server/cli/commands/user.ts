import { text as readAll } from 'node:stream/consumers';
import { email as emailShape } from '#schemas/operator/session-calls.ts';
import type { Database } from '#server/backend/database/open.ts';
import { addUser, UserError } from '#server/backend/operator/accounts/add-user.ts';
import { consoleLink } from '#server/backend/operator/accounts/console-link.ts';
import { removeUser } from '#server/backend/operator/accounts/remove-user.ts';
import { resetPasswordOf } from '#server/backend/operator/accounts/reset-password.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  requiredArg,
  textOption,
  usageError,
} from '../lib/command.ts';
import { openLocalDatabase } from '../lib/local-database.ts';
import { runningConsole } from '../lib/running-instance.ts';

export const user: Command = {
  usage: 'add <email> [--administrator | --partner <code> --role <role>] | reset <email> | remove <email>',
  maxArgs: 2,
  isLocal: true,
  details:
    'Prints a link to pass on. The first account of an instance is made this way. "reset" ends all sessions and tokens of the account, and its old password. "remove" deletes the account, its roles, and any open invitation to that address.',
  options: {
    administrator: { type: 'boolean', summary: 'of the whole instance' },
    partner: { type: 'string', value: 'code', summary: 'member of this partner' },
    role: { type: 'string', value: 'role', summary: 'viewer, editor, publisher or administrator' },
    name: { type: 'string', value: 'text', summary: 'name, with --password-stdin' },
    'password-stdin': { type: 'boolean', summary: 'read a password from standard input instead of inviting' },
  },
  async run(context) {
    const [action = ''] = context.args;
    const act = Object.hasOwn(actions, action) ? actions[action as keyof typeof actions] : undefined;
    if (!act)
      throw usageError('Use: maru user add <email>, maru user reset <email> or maru user remove <email>');
    const email = requiredArg(context, 1, 'the email address');
    const db = await openLocalDatabase();
    try {
      await act(db, email, context);
    } catch (error) {
      throw error instanceof UserError ? new CommandError(error.message) : error;
    } finally {
      await db.destroy();
    }
  },
};

async function add(db: Database, email: string, context: CommandContext): Promise<void> {
  const { options, out } = context;
  const password = options['password-stdin']
    ? (await readAll(process.stdin)).replace(/\r?\n$/, '')
    : undefined;
  const added = await addUser(db, {
    email,
    password,
    isAdministrator: options.administrator === true,
    partner: textOption(context, 'partner'),
    role: textOption(context, 'role'),
    name: textOption(context, 'name'),
  });
  out.json(added);
  const { invitation } = added;
  if (!invitation) return out.line(`${added.email} can sign in.`);
  const link = linkOf(`/invitations/${invitation.token}`, context);
  out.line(`Open this link within a week: ${link}`);
}

async function reset(db: Database, address: string, context: CommandContext): Promise<void> {
  const { out } = context;
  const email = emailShape.safeParse(address.trim());
  const made = email.success ? await resetPasswordOf(db, email.data, Date.now()) : undefined;
  if (!made) throw new CommandError(`There is no account with the address "${address}".`);
  out.json(made);
  const link = linkOf(`/password-resets/${made.token}`, context);
  out.line(`Open this link within a day: ${link}`);
}

async function remove(db: Database, address: string, { out }: CommandContext): Promise<void> {
  const removed = await removeUser(db, address, Date.now());
  out.json(removed);
  const { email, hadAccount, without } = removed;
  out.line(hadAccount ? `Removed the account ${email}.` : `Withdrew the open invitations of ${email}.`);
  if (without.instance)
    out.note('The instance has no administrator now. Invite one: maru user add <email> --administrator');
  if (without.partners.length > 0)
    out.note(
      `No member of ${without.partners.join(', ')} is an administrator now. Invite one: maru user add <email> --partner <code> --role administrator`,
    );
}

const actions = { add, reset, remove };

/** The URL of a page of the console, or its path with a note on how to get more. */
function linkOf(path: string, { out }: CommandContext): string {
  const link = consoleLink(path, runningConsole());
  if (!link) out.note('Set CONSOLE_HOST to the host of the console to get the whole address.');
  return link ?? path;
}
