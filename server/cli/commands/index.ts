import type { CommandEntry } from '../lib/command.ts';

/** The commands, in the order of the help. Each is loaded when it runs: all of them take half a second. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'check',
    summary: 'find problems before you publish; without arguments, checks all partners',
    load: async () => (await import('./check.ts')).check,
  },
  {
    name: 'diff',
    summary: 'what differs between two documents, in words',
    load: async () => (await import('./diff.ts')).diff,
  },
  {
    name: 'pull',
    summary: "write the published document to the partner's site.json",
    load: async () => (await import('./pull.ts')).pull,
  },
  {
    name: 'push',
    summary: "publish the partner's site.json on top of the revision that was pulled",
    load: async () => (await import('./push.ts')).push,
  },
  {
    name: 'draft',
    summary: 'work on unpublished documents',
    load: async () => (await import('./draft.ts')).draft,
  },
  {
    name: 'publish',
    summary: 'publish a document or a draft',
    load: async () => (await import('./publish.ts')).publish,
  },
  {
    name: 'schedule',
    summary: 'publish at a time, or cancel that',
    load: async () => (await import('./publish.ts')).schedule,
  },
  {
    name: 'rollback',
    summary: 'publish an earlier revision again; by default the one before',
    load: async () => (await import('./rollback.ts')).rollback,
  },
  {
    name: 'history',
    summary: 'list revisions: who published what, when',
    load: async () => (await import('./history.ts')).history,
  },
  {
    name: 'preview',
    summary: 'a link that shows an unpublished document until it expires',
    load: async () => (await import('./preview.ts')).preview,
  },
  {
    name: 'explain',
    summary: 'why each node of a page is shown, hidden or failed, and where it comes from',
    load: async () => (await import('./explain.ts')).explain,
  },
  {
    name: 'swap',
    summary: 'change the template, and see first which facts visitors would no longer find',
    load: async () => (await import('./swap.ts')).swap,
  },
  {
    name: 'migrate',
    summary: 'bring the data of nodes to the current versions of their blocks',
    load: async () => (await import('./migrate.ts')).migrate,
  },
  {
    name: 'user',
    summary: "invite or remove an operator, or set or reset a password (of this checkout's instance)",
    load: async () => (await import('./user.ts')).user,
  },
  {
    name: 'token',
    summary: 'list your tokens for the command line, or revoke one (needs --server)',
    load: async () => (await import('./token.ts')).token,
  },
  {
    name: 'audit',
    summary: 'list who did what: on a partner, or actions outside any partner, such as signing in',
    load: async () => (await import('./audit.ts')).audit,
  },
  {
    name: 'partner',
    summary: 'list partners, or create the folder of a new one',
    load: async () => (await import('./partner.ts')).partner,
  },
  {
    name: 'block',
    summary: 'create the folder of a new block type',
    load: async () => (await import('./block.ts')).block,
  },
  {
    name: 'source',
    summary: 'create a source: a named read that blocks can use',
    load: async () => (await import('./source.ts')).source,
  },
  {
    name: 'backup',
    summary: "save the database and uploaded pictures to one file (of this checkout's instance)",
    load: async () => (await import('./backup.ts')).backup,
  },
  {
    name: 'restore',
    summary: 'restore a backup into an empty database (MARU_DATA_DIR or DATABASE_URL)',
    load: async () => (await import('./backup.ts')).restore,
  },
];
