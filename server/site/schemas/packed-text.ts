import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '#registry/contract.ts';
import type { OperatorLanguage } from '#schemas/labeled.ts';
import { acceptedEncodings, type Encoding, encode } from '../html-cache/encoding.ts';
import { readLimit } from '../requests/write-limit.ts';

/** A text in an encoding. */
export type PackedText = (encoding: Encoding) => Promise<Buffer>;

/** Options of routes that send packed texts: no request costs the time to compress one again. */
export const packedRoute = { compress: false, config: { rateLimit: readLimit } } as const;

/** Stores a text that many requests get. It is compressed once per encoding, on the first request for that encoding. */
export function packText(text: string): PackedText {
  const plain = Buffer.from(text);
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return async (encoding) => {
    if (encoding === 'identity') return plain;
    const body = bodies.get(encoding) ?? encode(plain, encoding);
    bodies.set(encoding, body);
    return body;
  };
}

/**
 * Makes a text of a registry in each language once. In development, every change of a block creates a new registry.
 * @param make the text, as JSON
 */
export function textsOf(
  make: (registry: Registry, language: OperatorLanguage) => unknown,
): (registry: Registry, language: OperatorLanguage) => PackedText {
  const texts = new WeakMap<Registry, Map<OperatorLanguage, PackedText>>();
  return (registry, language) => {
    const made = texts.get(registry) ?? new Map<OperatorLanguage, PackedText>();
    const text = made.get(language) ?? packText(JSON.stringify(make(registry, language)));
    texts.set(registry, made.set(language, text));
    return text;
  };
}

/** Sends a text in the best encoding that the client accepts. Its route has the options `packedRoute`. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  text: PackedText,
): Promise<FastifyReply> {
  const [encoding = 'identity'] = acceptedEncodings(request.headers['accept-encoding']?.toString());
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('vary', 'accept-encoding').send(await text(encoding));
}
