import { readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, type Context, partnerId, type Terminal } from './command.ts';
import { migrate } from './database/migrate.ts';
import { assertDatabase, type Database, openDatabase } from './database/open.ts';
import { setUpDemoAccount } from './demo/set-up-demo-account.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { inboxCommands } from './inbox-commands.ts';
import { addUser, UserError } from './operator/accounts/add-user.ts';
import { consoleLink } from './operator/accounts/console-link.ts';
import { textHash } from './seed/content-hash.ts';
import { ContentError } from './seed/read-json.ts';
import { setupPartners } from './seed/setup.ts';
import { publishedRevision } from './sites/read-revisions.ts';
import { publishDocument } from './sites/revisions.ts';

const usage = `Usage: node server/backend/cli.ts <command>
  migrate                         bring the database schema up to date
  setup [--demo-account]          migrate, then seed and publish what changed in fixtures/partners
  seed [code …]                   seed these partners, or all changed ones, without migrating
  publish <code> <file>           publish a site document
  answer <code> <article> <html>  answer a visitor's article
  hide-article <code> <article …> show articles only to their authors
  erase-article <code> <article …>
                                  erase articles and their answers
  inquiries <code> [all]          list inquiries without an answer, or all
  answer-inquiry <code> <inquiry> <text>
                                  record the answer and close the inquiry
  erase-inquiry <code> <inquiry>  erase an inquiry, e.g. at the visitor's request
  user add <email> (--administrator | --partner <code> --role <role>) [--name <name>] [--password-stdin]
                                  invite an operator, or set the password that stdin holds
`;

/**
 * Runs one command of the backend's command line (`usage`).
 * @param argv the command and its arguments
 * @returns the exit code: 1 if the command failed, 2 if there is no such command
 */
export async function runCommand(argv: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  const [name = '', ...args] = argv;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    terminal.printError(usage.trimEnd());
    return 2;
  }
  let environment: Environment;
  try {
    environment = readEnvironment(terminal.env);
    if (name !== 'migrate' && name !== 'setup') assertDatabase(environment.database);
  } catch (error) {
    terminal.printError((error as Error).message);
    return 1;
  }
  const db = openDatabase(environment.database);
  try {
    terminal.print(await command({ db, args, environment, terminal }));
    return 0;
  } catch (error) {
    // Errors that the user can fix need no stack trace.
    terminal.printError(isForUser(error) ? error.message : error);
    return 1;
  } finally {
    await db.destroy();
  }
}

const commands: Record<string, Command> = {
  migrate: async ({ db, environment: { database } }) => {
    const names = await migrate(db, database);
    return names.length > 0 ? `Migrated: ${names.join(', ')}.` : 'The schema is up to date.';
  },
  setup: async (context) => {
    const { db, args, environment, terminal } = context;
    await migrate(db, environment.database);
    const seeded = await seed(context, []);
    const isAskedFor = args.includes('--demo-account');
    const account = await setUpDemoAccount(db, { isAskedFor, environment, env: terminal.env });
    return [seeded, ...account].join('\n');
  },
  seed: (context) => seed(context, context.args),
  publish: async ({ db, args, environment: { partnersDir }, terminal }) => {
    const [code = '', file = ''] = args;
    const id = await partnerId(db, code);
    const document = readDocument(file);
    await documentCheck(db, terminal)(file, document, join(partnersDir, code));
    const before = await publishedRevision(db, id);
    const revision = await publishDocument(db, id, { document, author: 'cli' });
    // Later changes of the folder's own file may then be published by setup.
    if (resolve(file) === resolve(partnersDir, code, 'site.json'))
      await db
        .updateTable('partners')
        .set({ siteHash: textHash(document) })
        .where('id', '=', id)
        .execute();
    const replaced = before ? ` in place of ${before.number} (${before.author})` : '';
    return `Published revision ${revision} of ${code}${replaced}.`;
  },
  user,
  ...inboxCommands,
};

async function user({ db, args, environment, terminal }: Context): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      administrator: { type: 'boolean' },
      partner: { type: 'string' },
      role: { type: 'string' },
      name: { type: 'string' },
      'password-stdin': { type: 'boolean' },
    },
  });
  const [action, email] = positionals;
  if (action !== 'add' || !email) throw new ContentError([usage]);
  const { administrator: isAdministrator = false, 'password-stdin': hasPassword, ...rest } = values;
  const password = hasPassword ? terminal.readInput().replace(/\r?\n$/, '') : undefined;
  const added = await addUser(db, { email, isAdministrator, password, ...rest });
  if (!added.invitation) return `Set the password of ${added.email}.`;
  const { token, expiresAt } = added.invitation;
  const { CONSOLE_HOST: consoleHost } = terminal.env;
  const path = `/invitations/${token}`;
  const link = consoleLink(path, { consoleHost, siteUrl: environment.siteUrl });
  const hint = ' (set CONSOLE_HOST to the host of the console for the whole address)';
  return `Invited ${added.email} until ${new Date(expiresAt).toISOString()}. Open once, in the console: ${link ?? path + hint}`;
}

/** Whether an error only tells about arguments or files. */
function isForUser(error: unknown): error is Error {
  if (error instanceof ContentError || error instanceof UserError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** @param only codes of partners; all that have changed, if empty */
async function seed({ db, environment, terminal }: Context, only: string[]): Promise<string> {
  const began = performance.now();
  const { seeded, published, warnings, differences, errors } = await setupPartners(
    db,
    environment.partnersDir,
    {
      assertUsable: documentCheck(db, terminal),
      only,
      imageOrigins: await listedOrigins(terminal.env),
    },
  );
  for (const warning of warnings.slice(0, 20)) terminal.printError(`warning: ${warning}`);
  if (warnings.length > 20) terminal.printError(`warning: and ${warnings.length - 20} more`);
  for (const difference of differences) terminal.printError(`warning: ${difference}`);
  const done = [
    ...(seeded.length > 0 ? [`seeded ${seeded.join(', ')}`] : []),
    ...published.map(({ code, revision }) => `published revision ${revision} of ${code}`),
  ];
  // Partners without errors have been processed all the same.
  if (errors.length > 0)
    throw new ContentError([...errors, ...(done.length > 0 ? [`${done.join('; ')}.`] : [])]);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return `Database ready: ${done.join('; ') || 'nothing changed'} (${seconds} s).`;
}

function readDocument(file: string): string {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new ContentError([file ? `There is no file "${file}".` : usage]);
  return readFileSync(file, 'utf8');
}

/**
 * A check that rejects documents with errors and prints warnings. It imports blocks and themes only when there is something to check.
 */
const documentCheck =
  (db: Database, { env, printError }: Terminal) =>
  async (file: string, text: string, partnerFolder: string): Promise<void> => {
    const { checkWithFolder } = await import('../facts/check-folder.ts');
    const { uploadedPicturesOf } = await import('../facts/uploaded-pictures.ts');
    const { formatFinding } = await import('../publishing/index.ts');
    const { registryOnDisk } = await import('#registry/manifest.disk.ts');
    const findings = await checkWithFolder(text, partnerFolder, {
      registry: await registryOnDisk(),
      imageOrigins: await listedOrigins(env),
      uploaded: await uploadedPicturesOf(db, basename(partnerFolder)),
    });
    const lines = (level: string) =>
      findings.filter((one) => one.level === level).map((one) => formatFinding(one, file, 'en'));
    for (const line of lines('warning')) printError(line);
    const errors = lines('error');
    if (errors.length > 0) throw new ContentError(errors);
  };

/** Origins whose images the site shows in addition to the backend's files. */
async function listedOrigins(env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const { imageOrigins } = await import('#server/site/image/image-origins.ts');
  const origins = imageOrigins.safeParse(env.IMAGE_ORIGINS);
  if (!origins.success)
    throw new ContentError(origins.error.issues.map(({ message }) => `IMAGE_ORIGINS: ${message}`));
  return origins.data;
}
