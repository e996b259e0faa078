import {
  type Command,
  type CommandContext,
  positiveInteger,
  requiredArg,
  usageError,
} from '../lib/command.ts';
import { type Instance, isLocal } from '../lib/instance.ts';

export const token: Command = {
  usage: 'list | revoke <number>',
  maxArgs: ({ args }) => (args[0] === 'list' ? 1 : 2),
  details:
    'Tokens are made in the console, under "Your account". A revoked one stops working at once. "list" begins each line with the number that "revoke" takes.',
  async run(context) {
    const [action] = context.args;
    if (action === 'list') return list(context);
    if (action === 'revoke') return revoke(context);
    throw usageError('Use: maru token list, or maru token revoke <number>');
  },
};

async function list(context: CommandContext): Promise<void> {
  const { out } = context;
  const answer = await (await serverOf(context)).call('tokens', {});
  out.json(answer);
  for (const { id, name, createdAt, lastUsedAt, expiresAt, isCurrent } of answer.rows) {
    const used = lastUsedAt === null ? 'never used' : `last used ${lastUsedAt}`;
    const now = isCurrent ? 'used by this command' : used;
    out.line(`${id}  ${name}: made ${createdAt}, ${now}, works until ${expiresAt}`);
  }
  if (answer.rows.length === 0) out.line('There are no tokens.');
}

async function revoke(context: CommandContext): Promise<void> {
  const id = positiveInteger(requiredArg(context, 1, 'the number of the token'), 'The number of the token');
  const answer = await (await serverOf(context)).call('revokeToken', { id });
  context.out.json(answer);
  context.out.line(`Revoked token ${id}: it no longer works.`);
}

/** Tokens belong to an account. The command line of a checkout has none. */
async function serverOf({ connect }: CommandContext): Promise<Instance> {
  const instance = await connect();
  if (isLocal(instance)) throw usageError('Tokens belong to your account on a server: add --server.');
  return instance;
}
