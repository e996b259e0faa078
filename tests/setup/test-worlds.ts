/**
 * Where a test file runs.
 * - `shared`: in Node, with the modules that its worker has evaluated for earlier files.
 * - `document`: with a document and modules of its own.
 * - `process`: in a process of its own.
 */
export type World = 'shared' | 'document' | 'process';

const needsDocument = /^\/\/ @vitest-environment jsdom$/m;

/** What changes modules, globals or the process for every file that runs in the same place later. */
const changesWhatIsShared =
  /\bvi\s*\.(?:mock|doMock|unmock|doUnmock|resetModules|stubGlobal|stubEnv|useFakeTimers|setSystemTime|spyOn)\b|\bprocess\.(?:chdir|memoryUsage|on|once)\b|\bprocess\.(?:env\.\w+|exitCode) = |\bglobalThis\.\w+ = |\bObject\.(?:assign|defineProperty)\((?:globalThis|process)\b|\bsetFlagsFromString\b/;

/** Where a test file runs, by its text. A new file goes to the right place by itself. */
export function worldOf(text: string): World {
  if (needsDocument.test(text)) return 'document';
  return changesWhatIsShared.test(text) ? 'process' : 'shared';
}
