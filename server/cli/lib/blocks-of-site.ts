import { parse } from 'jsonc-parser';
import { z } from 'zod';
import { type Layout, walkNodes } from '#schemas/layout/walk-nodes.ts';

/** Milliseconds: the site runs on this machine or near it. */
const timeoutMs = 3_000;

/** The part of the schema for editors that lists the blocks. */
const siteSchema = z.object({
  $defs: z.object({
    Node: z.object({ properties: z.object({ type: z.object({ enum: z.array(z.string()) }) }) }),
  }),
});

/**
 * The blocks in a document that a running site lacks since it was built before them; none if no site answers.
 * @param siteUrl URL of the site server
 * @param document a valid site document
 */
export async function blocksMissingOn(siteUrl: string, document: string): Promise<string[]> {
  const known = await blocksOf(siteUrl);
  if (!known) return [];
  const used = walkNodes(parse(document) as Layout).map(({ node }) => node.type);
  return [...new Set(used)].filter((type) => !known.has(type));
}

async function blocksOf(siteUrl: string): Promise<Set<string> | undefined> {
  try {
    const answer = await fetch(new URL('/schemas/site.json', siteUrl), {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return new Set(siteSchema.parse(await answer.json()).$defs.Node.properties.type.enum);
  } catch {
    // Nothing runs there, or something else does.
    return undefined;
  }
}
