import { siteTag, sourceTag } from '#engine/cache/cache-tags.ts';
import type { SourceRequest } from './source-request.ts';

/** Whose data is read: the code is part of every key, so that no partner sees another's. */
export type TenantRef = {
  partnerCode: string;
  /** Where it is known, answers that name another are refused (foreign-answer.ts). */
  partnerId?: number | undefined;
  origin: string;
};

/** What an answer is kept under, here and in what processes share. */
export const answerKey = ({ partnerCode }: TenantRef, { key }: SourceRequest): string =>
  `${partnerCode}|${key}`;

/** What a purge may name to forget an answer. */
export const answerTags = ({ partnerCode }: TenantRef, { source }: SourceRequest): string[] => [
  sourceTag(source.name),
  siteTag(partnerCode),
  sourceTag(source.name, partnerCode),
];
