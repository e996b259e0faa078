import type { ConversionCreateBody } from '#schemas/api/conversions.ts';
import type { PartnerMarketing } from '#schemas/site/marketing.ts';

/** Milliseconds for which a conversion waits for Meta. */
const timeoutMs = 3_000;

/** Sends conversions to Meta's Conversions API. */
export type MetaConversions = {
  /** Partner code → access token of its pixel. */
  tokens: ReadonlyMap<string, string>;
  /** URL of the API, with its version. */
  url: string;
  /** The pixel that a partner's pages report to, if it has one. Its id is digits only: it becomes part of a URL. */
  pixelIdOf: (marketing: PartnerMarketing) => string | undefined;
};

export const metaApi = 'https://graph.facebook.com/v23.0';

/** What Meta calls the events. */
const names = { reserve: 'Schedule', inquiry_send: 'Lead' } as const;

type Sent = { code: string; pixelId: string; address: string; now: number; conversion: ConversionCreateBody };

/**
 * Sends one conversion. Meta counts it once with the one of the browser, whose event has the same name and id.
 * @returns false if the partner has no token, or if Meta did not take it
 */
export async function sendToMeta(
  { tokens, url }: Pick<MetaConversions, 'tokens' | 'url'>,
  sent: Sent,
): Promise<boolean> {
  const { code, pixelId, address, now, conversion } = sent;
  const token = tokens.get(code);
  if (!token) return false;
  const { event, eventId, value, currency, fbp, fbc, userAgent } = conversion;
  const data = {
    event_name: names[event],
    event_id: eventId,
    event_time: Math.floor(now / 1000),
    event_source_url: conversion.url,
    action_source: 'website',
    user_data: {
      client_ip_address: address,
      client_user_agent: userAgent,
      ...(fbp && { fbp }),
      ...(fbc && { fbc }),
    },
    ...(currency && { custom_data: { value, currency } }),
  };
  try {
    const answer = await fetch(`${url}/${encodeURIComponent(pixelId)}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ data: [data] }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // The browser's own report remains.
    return false;
  }
}

/** Reads `META_ACCESS_TOKENS`: a JSON object of partner codes and tokens. @throws if it is anything else */
export function metaTokens(text: string | undefined): ReadonlyMap<string, string> {
  if (!text) return new Map();
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
    if (entries.some(([, token]) => typeof token !== 'string')) throw new Error('a token is not a string');
    return new Map(entries as [string, string][]);
  } catch {
    // Without the text: it holds secrets.
    throw new Error('[backend] META_ACCESS_TOKENS is not a JSON object such as {"bomnal":"EAAB…"}.');
  }
}
