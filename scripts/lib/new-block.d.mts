/** Writes blocks/<name> and returns its files' names; throws SetupError if the name is not a valid block name. */
export function newBlock(root: string, name: string): string[];
