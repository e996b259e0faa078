import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { BackendClient } from '#engine/api/backend-client.ts';
import { BackendError } from '#engine/api/backend-error.ts';
import { unknownErrorMessage } from '#engine/api/failure.ts';
import { answerKey, answerTags, type TenantRef } from './answer-key.ts';
import { partnerMismatch } from './partner-mismatch.ts';
import { type Sanitizer, sanitizeBySchema } from './sanitize.ts';
import { callTimeout, type SharedAnswers, unshared } from './shared-answers.ts';
import type { SourceRequest } from './source-request.ts';

/**
 * An answer that fits its schema, with its HTML sanitized. `at`: when it was read, possibly by another process, in
 * milliseconds since 1970. `digest`: a hash of its JSON, to recognize an unchanged answer.
 */
export type LoadedAnswer = { value: unknown; at: number; digest: string; bytes: number };

export type AnswerLoaderDeps = {
  client: BackendClient;
  sanitize: Sanitizer;
  /** Answers shared with other processes. */
  shared: SharedAnswers;
  onInvalid: (source: string, reason: string) => void;
};

/** Bytes that a parsed answer takes per character of its JSON, and on top of that. */
const bytesPerCharacter = 3;
export const answerOverheadBytes = 500;

/**
 * Loads an answer from the shared store, or from the backend if the store has none.
 * @param ttl milliseconds for which it is fresh for other processes
 * @param before the previous answer: an unchanged one reuses its value and is neither validated nor sanitized again
 * @throws BackendError, 502 if the answer does not fit its schema or belongs to another partner
 */
export async function loadAnswer(
  sources: AnswerLoaderDeps,
  tenantRef: TenantRef,
  request: SourceRequest,
  ttl: number,
  before?: LoadedAnswer,
): Promise<LoadedAnswer> {
  const { client, sanitize, shared, onInvalid } = sources;
  const { source, params } = request;
  const refuse = (reason: string) => {
    onInvalid(source.name, reason);
    const cause = new Error(
      `[data] Source "${source.name}" returned an answer that does not match the request: ${reason}`,
    );
    return new BackendError(502, unknownErrorMessage, undefined, { cause });
  };
  let answer: unknown;
  const { text, freshFor } = await shared.answer(
    answerKey(tenantRef, request),
    { tags: answerTags(tenantRef, request), ttl },
    async () => {
      const signal = AbortSignal.timeout(callTimeout);
      // An empty body is undefined, which JSON cannot express.
      answer = (await client({ path: source.path, params, origin: tenantRef.origin, signal })) ?? null;
      const reason = partnerMismatch(answer, tenantRef);
      // Checked here so that it never reaches the shared store.
      if (reason !== undefined) throw refuse(reason);
      return JSON.stringify(answer);
    },
  );
  const digest = createHash('sha1').update(text).digest('base64');
  const at = Date.now() - (ttl - freshFor);
  if (before?.digest === digest) return { ...before, at };
  const given = answer ?? parseJson(text);
  const parsed = source.response.safeParse(given);
  const reason = parsed.success ? partnerMismatch(given, tenantRef) : issueOf(parsed.error);
  if (!parsed.success || reason !== undefined) {
    const refusal = refuse(reason ?? '');
    // The shared store may hold anything. Ask the backend instead.
    if (answer === undefined)
      return loadAnswer({ ...sources, shared: unshared }, tenantRef, request, ttl, before);
    throw refusal;
  }
  const value = sanitizeBySchema(parsed.data, source.response, sanitize);
  return { value, at, digest, bytes: answerOverheadBytes + text.length * bytesPerCharacter };
}

const issueOf = ({ issues: [issue] }: z.ZodError) => `${issue?.path.join('.')}: ${issue?.message}`;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
