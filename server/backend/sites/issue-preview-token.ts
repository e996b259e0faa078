import type { z } from 'zod';
import type { documentCalls } from '#schemas/operator/document-calls.ts';
import { previewPath } from '#schemas/operator/preview.ts';
import { type PreviewTokens, previewParam } from '#schemas/operator/preview-token.ts';
import type { Partner } from '../context/partner-of-origin.ts';
import type { Millis } from '../database/tables.ts';

type PreviewToken = (typeof documentCalls)['previewToken'];

/**
 * Issues the token that the operator call `previewToken` answers, and its URL on the clinic's host. Whether the
 * document exists is for the caller to check.
 * @param by the operator who asks for it; undefined for the command line of the server
 * @param sitePort port of the site server on this machine, which the origins of demos (`*.localhost`) leave out
 */
export async function issuePreviewToken(
  tokens: PreviewTokens,
  { code, origin, mainLanguage }: Pick<Partner, 'code' | 'origin' | 'mainLanguage'>,
  { of, language, now, minutes }: z.output<PreviewToken['body']>,
  issuedAt: Millis,
  by: number | undefined,
  sitePort?: number,
): Promise<z.input<PreviewToken['response']>> {
  const site = new URL(origin);
  if (sitePort && site.port === '' && site.hostname.endsWith('.localhost')) site.port = String(sitePort);
  const expires = Math.floor(issuedAt / 1000) + minutes * 60;
  const expiresAt = new Date(expires * 1000).toISOString();
  if ('frame' in of) {
    const token = await tokens.sign({ purpose: 'frame', partner: code, expires });
    return { token, url: new URL(previewPath, site).href, expiresAt };
  }
  const claims = { ...(by && { by }), ...(language && { language }), ...(now && { now }) };
  const token = await tokens.sign({ purpose: 'link', partner: code, of, ...claims, expires });
  // The main language has no segment in URLs.
  const home = language === undefined || language === mainLanguage ? '/' : `/${language}`;
  return { token, url: new URL(`${home}?${previewParam}=${token}`, site).href, expiresAt };
}
