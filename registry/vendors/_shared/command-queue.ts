/**
 * Puts a function on the window that queues its calls as `arguments` objects until the vendor's script takes them over, as
 * vendors' snippets do. An existing one is used: the script may have been started by something else.
 */
export function commandQueue(page: Record<string, unknown>, name: string, list: unknown[]): Command {
  page[name] ??= function () {
    // biome-ignore lint/complexity/noArguments: scripts only recognize arguments objects as commands
    list.push(arguments);
  };
  return (...words) => (page[name] as Command)(...words);
}

/** A vendor's function. */
export type Command = (...words: unknown[]) => void;

/** The list under a name on the window, created if missing. */
export function listOn(page: Record<string, unknown>, name: string): unknown[] {
  page[name] ??= [];
  return page[name] as unknown[];
}
