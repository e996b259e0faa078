import { siteTag, sourceTag } from '#engine/cache/cache-tags.ts';
import type { SourceRequest } from './source-request.ts';

/** The partner whose data is read. The code is part of every key, so that no partner sees another's data. */
export type TenantRef = {
  partnerCode: string;
  /** If known, answers that name another partner are refused (partner-mismatch.ts). */
  partnerId?: number | undefined;
  origin: string;
};

/** The cache key of an answer, in this process and in the shared store. */
export const answerKey = ({ partnerCode }: TenantRef, { key }: SourceRequest): string =>
  `${partnerCode}|${key}`;

/** The tags that purge an answer. */
export const answerTags = ({ partnerCode }: TenantRef, { source }: SourceRequest): string[] => [
  sourceTag(source.name),
  siteTag(partnerCode),
  sourceTag(source.name, partnerCode),
];
