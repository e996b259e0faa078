/**
 * Where a test file runs.
 * - `shared`: in Node, with the modules that its worker has evaluated for earlier files.
 * - `document`: with its own document and modules.
 * - `process`: in its own process.
 */
export type World = 'shared' | 'document' | 'process';

const needsDocument = /^\/\/ @vitest-environment jsdom$/m;

/** Code that changes modules, globals or the process for later files in the same worker. */
const changesWhatIsShared =
  /\bvi\s*\.(?:mock|doMock|unmock|doUnmock|resetModules|stubGlobal|stubEnv|useFakeTimers|setSystemTime|spyOn)\b|\bprocess\.(?:chdir|memoryUsage|on|once)\b|\bprocess\.(?:env\.\w+|exitCode) = |\bglobalThis\.\w+ = |\bObject\.(?:assign|defineProperty)\((?:globalThis|process)\b|\bsetFlagsFromString\b/;

/** Where a test file runs, according to its text, so that new files need no configuration. */
export function worldOf(text: string): World {
  if (needsDocument.test(text)) return 'document';
  return changesWhatIsShared.test(text) ? 'process' : 'shared';
}

const slow = /^\/\/ @slow\b/m;

/** Whether a test file is marked as one that takes seconds, which `npm run check` leaves out. */
export const isSlow = (text: string): boolean => slow.test(text);
