import { z } from 'zod';
import { readJson } from '#engine/api/read-json.ts';
import { requestBackend } from '#engine/api/request-backend.ts';
import { appKeyHeader } from '#schemas/api/headers.ts';
import { maxDocumentBytes } from '#schemas/layout/site-document.ts';
import type { LinkClaims } from '#schemas/operator/preview-token.ts';
import type { SiteText } from '#server/site/tenant/site-store.ts';
import { SiteUnavailable } from '#server/site/tenant/site-unavailable.ts';

/** The text of an unpublished or earlier document. */
type PreviewText = SiteText & { name?: string | undefined };

/**
 * The document that a link shows, as it is now. `gone`: it no longer exists. `revoked`: the operator who made the link has
 * lost access to the partner.
 * @throws SiteUnavailable if it cannot be read now
 */
export type PreviewDocuments = (
  code: string,
  link: Pick<LinkClaims, 'of' | 'by'>,
) => Promise<PreviewText | 'gone' | 'revoked'>;

const response = z.object({ document: z.string(), name: z.string().optional() });
const timeoutMs = 5_000;

/**
 * Reads documents for previews from the reference backend, every time again, because a draft changes when it is saved.
 */
export function backendPreviewDocuments(backend: { baseUrl: string; appKey: string }): PreviewDocuments {
  return async (code, { of, by }) => {
    const [kind, number] = 'revision' in of ? ['revisions', of.revision] : ['drafts', of.draft];
    const path = `/sites/${encodeURIComponent(code)}/${kind}/${number}${by === undefined ? '' : `?by=${by}`}`;
    try {
      const answer = await requestBackend(new URL(path, backend.baseUrl), {
        headers: { [appKeyHeader]: backend.appKey },
        signal: AbortSignal.timeout(timeoutMs),
        maxBytes: maxDocumentBytes,
      });
      if (answer.status === 404) return 'gone';
      if (answer.status === 410) return 'revoked';
      if (!answer.ok) throw new Error(`[preview] ${path} answered ${answer.status}`);
      const { document, name } = response.parse(readJson(answer));
      return { text: document, file: `${code}/${kind}/${number}`, name };
    } catch (error) {
      throw new SiteUnavailable(`[preview] ${path} cannot be read`, { cause: error });
    }
  };
}
