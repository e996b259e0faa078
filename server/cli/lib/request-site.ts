import type { LookupFunction } from 'node:net';
import { json } from 'node:stream/consumers';
import type { z } from 'zod';
import type { OperatorLanguage } from '#schemas/operator/finding.ts';
import { previewRefusal } from '#schemas/operator/preview.ts';
import { formatFinding } from '#server/publishing/format-finding.ts';
import { CommandError } from './command.ts';

/** Milliseconds for one request: a comparison renders every page twice. */
const timeoutMs = 150_000;

/** Names below `localhost` are this machine, which not every resolver knows. */
const lookup: LookupFunction = (_, { all }, answer) =>
  all ? answer(null, [{ address: '127.0.0.1', family: 4 }]) : answer(null, '127.0.0.1', 4);

/**
 * Sends a request with a preview token to a partner's site.
 * @param asked.url on the partner's host
 * @throws CommandError if the site cannot be reached or refuses, with the findings of a refused document in `details`
 */
export async function requestSite<T>(
  response: z.ZodType<T>,
  { url, token, body, language }: { url: URL; token: string; body?: object; language: OperatorLanguage },
): Promise<T> {
  const { status, answer } = await send(url, token, body);
  if (status === 200) {
    const parsed = response.safeParse(answer);
    if (parsed.success) return parsed.data;
    throw new CommandError(`${url.origin} did not answer as a Maru site. See --site.`, { details: answer });
  }
  const refused = previewRefusal.safeParse(answer);
  if (refused.success) {
    const lines = refused.data.findings.map((one) => formatFinding(one, 'document', language));
    throw new CommandError(lines.join('\n'), { details: answer });
  }
  const { message } = (answer ?? {}) as { message?: unknown };
  const remedy = { 401: ' Does it have another APP_KEY?', 503: ' It is busy: try again in a while.' }[status];
  const reason = message === undefined ? '' : ` (${String(message)})`;
  const text = `${url.origin} answered ${status}${reason}.${remedy ?? ''}`;
  throw new CommandError(text, { details: answer });
}

async function send(url: URL, token: string, body?: object): Promise<{ status: number; answer: unknown }> {
  const { request } = url.protocol === 'https:' ? await import('node:https') : await import('node:http');
  const payload = body && JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const failed = (error: Error) =>
      reject(
        new CommandError(
          `${url.origin} cannot be reached: ${error.message}. Is the site running? See --site.`,
        ),
      );
    const sent = request(url, {
      method: payload === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(url.hostname.endsWith('.localhost') ? { lookup } : {}),
    });
    sent.once('error', failed);
    sent.once('response', (response) => {
      const status = response.statusCode ?? 0;
      json(response)
        .catch(() => undefined)
        .then((answer) => resolve({ status, answer }));
    });
    sent.end(payload);
  });
}
