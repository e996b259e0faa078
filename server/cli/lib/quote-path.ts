/** A path as a shell takes it for one word, for commands that a message suggests. */
export const quotePath = (path: string): string =>
  /^[\p{L}\p{N}_@%+=:,./-]+$/u.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
