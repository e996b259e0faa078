import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { splitLocale } from '#engine/route/href.ts';
import { type LanguageCode, languageCodes } from '#schemas/language-codes.ts';
import { hostName } from '#server/site/requests/request-url.ts';

/** A request of Fastify or Node. */
export type RequestLike = { url?: string | undefined; headers: IncomingHttpHeaders; hostname?: string };

/** Main languages of recently rendered sites by host: a few bytes each. */
const mainLanguages = new LRUCache<string, LanguageCode>({ max: 10_000 });

/** Stores the main language of a site, which is part of its info, in case the info is unavailable later. */
export const rememberMainLanguage = (host: string, language: LanguageCode): void => {
  mainLanguages.set(host, language);
};

/**
 * The language of an error page: the language of the path, otherwise the site's main language if it is known, otherwise
 * the supported language that the browser prefers (`Accept-Language`), otherwise Korean.
 */
export function problemLanguage({ url = '/', headers, hostname }: RequestLike): LanguageCode {
  return (
    splitLocale(url.split('?')[0] ?? '').segment ??
    mainLanguages.get(hostName((hostname ?? headers.host ?? '').replace(/:\d+$/, ''))) ??
    wantedLanguage(headers['accept-language'] ?? '') ??
    'ko'
  );
}

function wantedLanguage(header: string): LanguageCode | undefined {
  const wanted = header.split(',', 20).flatMap((part) => {
    const [tag = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    const weight = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
    const code = languageCodes.find((one) => tag === one || tag.startsWith(`${one}-`));
    return code && weight > 0 ? [{ code, weight }] : [];
  });
  return wanted.toSorted((one, other) => other.weight - one.weight)[0]?.code;
}
