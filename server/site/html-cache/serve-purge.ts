import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cacheTag, sourceOfTag } from '#engine/cache/cache-tags.ts';
import { nearest } from '#engine/resolve/nearest.ts';
import type { Purge } from './create-purge.ts';

const tag = z
  .string()
  .max(200)
  .regex(cacheTag, 'is none of site:<code>, source:<name>, source:<name>@<code>');
const request = z.strictObject({ tags: z.array(tag).min(1).max(1_000) });

/**
 * `POST /_maru/purge` with the application's key and `{ "tags": ["site:bomnal", "source:notices"] }` purges every page
 * and every source answer that has one of the tags: `site:<code>` for everything cached of a partner, whose revision is
 * checked too, `source:<name>` for everything made from a source, `source:<name>@<code>` for one partner's part of
 * that. Answers 200 `{ "purged": <pages that this process had>, "unreached": [<processes that may not have purged>] }`,
 * 400 for an invalid tag or body or an unknown source, 401 without the key.
 * @param options.sources the names of all sources
 */
export function servePurge(
  server: FastifyInstance,
  { purge, appKey, sources }: { purge: Purge; appKey: string; sources: () => Promise<Iterable<string>> },
): void {
  // Checked before the body is read: unauthorized bodies are never parsed.
  const onRequest = async (call: FastifyRequest, reply: FastifyReply) => {
    if (!isKey(call.headers['app-key'], appKey))
      return reply.code(401).send({ message: 'app-key is missing or wrong' });
  };
  server.post('/_maru/purge', { onRequest }, async (call, reply) => {
    const body = request.safeParse(call.body);
    if (!body.success) return reply.code(400).send({ message: z.prettifyError(body.error) });
    const { tags } = body.data;
    const names = [...(await sources())];
    const unknown = tags.map(sourceOfTag).find((name) => name !== undefined && !names.includes(name));
    if (unknown !== undefined) return reply.code(400).send({ message: unknownSource(unknown, names) });
    return purge(tags);
  });
}

function unknownSource(name: string, names: string[]): string {
  const meant = nearest(name, names);
  return `Unknown source "${name}". ${meant ? `Did you mean "${meant}"? ` : ''}There are: ${names.join(', ')}`;
}

function isKey(given: string | string[] | undefined, key: string): boolean {
  const [one, other] = [Buffer.from(String(given ?? '')), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
