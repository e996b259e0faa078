import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sourceTag } from '#engine/cache/cache-tags.ts';
import { plainCount } from '#schemas/text-numbers.ts';
import { sourcesWrittenBy } from '#server/site/forms/written-sources.ts';
import { migrate } from './database/migrate.ts';
import { type Database, isPostgres, openDatabase } from './database/open.ts';
import { fillDemoInboxes } from './demo/fill-demo-inbox.ts';
import { readEnvironment } from './environment.ts';
import { addUser, UserError } from './operator/accounts/add-user.ts';
import {
  demoEmail,
  ensureDemoAccount,
  hasDemoAccount,
  removeDemoAccount,
} from './operator/accounts/demo-account.ts';
import { purgeSite } from './purge-site.ts';
import { answerArticle } from './resources/answer-article.ts';
import { answerInquiry, eraseInquiry, inquiriesOf, inquiryText } from './resources/answer-inquiry.ts';
import { eraseArticles, hideArticles } from './resources/moderate-articles.ts';
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

const { database, dataDir, partnersDir, appKey, siteUrl } = readEnvironment();
const [command = '', ...args] = process.argv.slice(2);

const commands: Record<string, (db: Database) => Promise<string>> = {
  migrate: async (db) => {
    const names = await migrate(db, database);
    return names.length > 0 ? `Migrated: ${names.join(', ')}.` : 'The schema is up to date.';
  },
  setup: async (db) => {
    await migrate(db, database);
    return [await seed(db), ...(await demoAccount(db))].join('\n');
  },
  seed: (db) => seed(db, args),
  publish: async (db) => {
    const [code = '', file = ''] = args;
    const id = await partnerId(db, code);
    const document = readDocument(file);
    await expectUsable(file, document, join(partnersDir, code));
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
  answer: async (db) => {
    const [code = '', article = '', content = ''] = args;
    if (!content) throw new ContentError(['The answer is empty.']);
    const isDone = await answerArticle(db, await partnerId(db, code), numberOf(article), { content });
    if (!isDone) throw new ContentError([`${code} has no article ${article}.`]);
    return `Answered article ${article} of ${code}.`;
  },
  'hide-article': (db) => moderate(db, hideArticles, 'Hid'),
  'erase-article': (db) => moderate(db, eraseArticles, 'Erased'),
  inquiries: async (db) => {
    const [code = '', which] = args;
    const found = await inquiriesOf(db, await partnerId(db, code), which === 'all');
    return found.map(inquiryText).join('\n\n') || `${code} has no open inquiries.`;
  },
  'answer-inquiry': async (db) => {
    const [code = '', inquiry = '', answer = ''] = args;
    if (!answer) throw new ContentError(['The answer is empty.']);
    if (!(await answerInquiry(db, await partnerId(db, code), numberOf(inquiry), { answer })))
      throw new ContentError([`${code} has no inquiry ${inquiry}.`]);
    return `Answered inquiry ${inquiry} of ${code}.`;
  },
  user: (db) => user(db),
  'erase-inquiry': async (db) => {
    const [code = '', inquiry = ''] = args;
    if (!(await eraseInquiry(db, await partnerId(db, code), numberOf(inquiry))))
      throw new ContentError([`${code} has no inquiry ${inquiry}.`]);
    return `Erased inquiry ${inquiry} of ${code}.`;
  },
};

/**
 * Creates the account with which a demo is tried out, with messages of visitors in its inbox; removes the account anywhere
 * else.
 */
async function demoAccount(db: Database): Promise<string[]> {
  if (args.includes('--demo-account') && !isPostgres(database)) {
    const isFirstStart = !(await hasDemoAccount(db));
    const password = await ensureDemoAccount(db, dataDir);
    if (isFirstStart) await fillDemoInboxes(db, { partnersDir, now: Date.now() });
    const secret = password
      ? `password ${password} (only for trying out on this machine)`
      : `with a password of its own (for another one: npx maru user reset ${demoEmail})`;
    return [`Demo account of the operators' side: ${demoEmail}, ${secret}.`];
  }
  return (await removeDemoAccount(db, dataDir)) ? [`Removed the demo account ${demoEmail}.`] : [];
}

async function user(db: Database): Promise<string> {
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
  const password = hasPassword ? readFileSync(0, 'utf8').replace(/\r?\n$/, '') : undefined;
  const added = await addUser(db, { email, isAdministrator, password, ...rest });
  if (!added.invitation) return `Set the password of ${added.email}.`;
  const { token, expiresAt } = added.invitation;
  return `Invited ${added.email} until ${new Date(expiresAt).toISOString()}. Open once, in the console: /invitations/${token}`;
}

const run = commands[command];
if (!run) {
  process.stderr.write(usage);
  process.exit(2);
}
const db = openDatabase(database);
try {
  console.log(await run(db));
} catch (error) {
  // Errors that the user can fix need no stack trace.
  console.error(isForUser(error) ? error.message : error);
  process.exitCode = 1;
} finally {
  await db.destroy();
}

/** Whether an error only tells about arguments or files. */
function isForUser(error: unknown): error is Error {
  if (error instanceof ContentError || error instanceof UserError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

async function seed(db: Database, only: string[] = []): Promise<string> {
  const began = performance.now();
  const { seeded, published, warnings, differences, errors } = await setupPartners(db, partnersDir, {
    expectUsable,
    only,
    imageOrigins: await listedOrigins(),
  });
  for (const warning of warnings.slice(0, 20)) console.error(`warning: ${warning}`);
  if (warnings.length > 20) console.error(`warning: and ${warnings.length - 20} more`);
  for (const difference of differences) console.error(`warning: ${difference}`);
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

/** Moderates visitors' articles and purges the site's pages that show them. */
async function moderate(db: Database, act: typeof eraseArticles, done: string): Promise<string> {
  const [code = '', ...articles] = args;
  const id = await partnerId(db, code);
  const ids = articles.map(numberOf);
  if (ids.length === 0 || ids.includes(0))
    throw new ContentError(['Name one article or more, by their numbers.']);
  const found = await act(db, { partnerId: id, ids });
  const missing = ids.filter((one) => !found.includes(one));
  const tags = sourcesWrittenBy('customerBoardDelete').map((source) => sourceTag(source, code));
  const problem = found.length > 0 ? await purgeSite({ url: siteUrl, appKey }, tags) : undefined;
  // A failed purge does not undo the write: the site may show stale pages for five minutes.
  if (problem) console.error(`warning: the site may still show stale pages: ${problem}.`);
  const report = found.length > 0 ? [`${done} article ${found.join(', ')} of ${code}.`] : [];
  if (missing.length > 0)
    throw new ContentError([...report, `${code} has no article ${missing.join(', ')}.`]);
  return report.join('');
}

/** The number of an entry; 0, which no entry has, for anything but plain digits. */
const numberOf = (text: string): number => plainCount().safeParse(text).data ?? 0;

async function partnerId(db: Database, code: string): Promise<number> {
  const partner = await db.selectFrom('partners').where('code', '=', code).select('id').executeTakeFirst();
  if (!partner) throw new ContentError([`There is no partner "${code}".`]);
  return partner.id;
}

function readDocument(file: string): string {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new ContentError([file ? `There is no file "${file}".` : usage]);
  return readFileSync(file, 'utf8');
}

/** Rejects documents with errors, and prints warnings. Imports blocks and themes only when there is something to check. */
async function expectUsable(file: string, text: string, partnerFolder: string): Promise<void> {
  const { checkWithFolder } = await import('../facts/check-folder.ts');
  const { formatFinding } = await import('../publishing/index.ts');
  const { registryOnDisk } = await import('#registry/manifest.disk.ts');
  const context = { registry: await registryOnDisk(), imageOrigins: await listedOrigins() };
  const findings = await checkWithFolder(text, partnerFolder, context);
  const lines = (level: string) =>
    findings.filter((one) => one.level === level).map((one) => formatFinding(one, file, 'en'));
  for (const line of lines('warning')) console.error(line);
  const errors = lines('error');
  if (errors.length > 0) throw new ContentError(errors);
}

/** Origins whose images the site shows in addition to the backend's files. */
async function listedOrigins(): Promise<readonly string[]> {
  const { imageOrigins } = await import('#server/site/image/image-origins.ts');
  const origins = imageOrigins.safeParse(process.env.IMAGE_ORIGINS);
  if (!origins.success)
    throw new ContentError(origins.error.issues.map(({ message }) => `IMAGE_ORIGINS: ${message}`));
  return origins.data;
}
