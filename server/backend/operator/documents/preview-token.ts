import { createPreviewTokens } from '#schemas/operator/preview-token.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import { readDraft } from '#server/backend/sites/drafts.ts';
import { issuePreviewToken } from '#server/backend/sites/issue-preview-token.ts';
import { readRevision } from '#server/backend/sites/read-revisions.ts';
import { siteOrigin } from '#server/backend/sites/site-origin.ts';
import type { OperatorHandler } from '../context/handler.ts';

/** @throws Refusal 404 if there is no such revision or draft */
export const previewToken: OperatorHandler<'previewToken'> = async (context, _, body) => {
  const { db, partner, appKey, siteUrl, now, operator } = context;
  const { of } = body;
  const partnerId = partner.id;
  if ('revision' in of && !(await readRevision(db, partnerId, of.revision))) throw notFound();
  if ('draft' in of && !(await readDraft(db, { partnerId, id: of.draft }))) throw notFound();
  const rows = await db
    .selectFrom('partnerHosts')
    .where('partnerId', '=', partnerId)
    .select('host')
    .execute();
  const hosts = rows.map(({ host }) => host).sort();
  const origin = siteOrigin({ origin: partner.origin, hosts }, siteUrl);
  return issuePreviewToken(createPreviewTokens(appKey), { ...partner, origin }, body, now, operator.id);
};
