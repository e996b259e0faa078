/** Writes blocks/<name> and returns its files' names; throws SetupError where the name cannot be a block's. */
export function newBlock(root: string, name: string): string[];
