import { call } from '../../api/call.ts';

/**
 * Merges two texts made from the same one, by the server's merge.
 * @throws CallError 409 if they overlap
 */
export async function mergeOnServer(
  code: string,
  { base, ours, theirs }: { base: string; ours: string; theirs: string },
): Promise<string> {
  if (ours === theirs || ours === base) return theirs;
  if (theirs === base) return ours;
  return (await call('merge', { code }, { base, ours, theirs })).document;
}
