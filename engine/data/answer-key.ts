import { siteTag, sourceTag } from '#engine/cache/cache-tags.ts';
import type { SourceRequest } from './source-request.ts';

/** Whose data is read: the code is part of every key, so that no partner sees another's. */
export type Reader = {
  partnerCode: string;
  /** Where it is known, answers that name another are refused (foreign-answer.ts). */
  partnerId?: number | undefined;
  origin: string;
};

/** What an answer is kept under, here and in what processes share. */
export const answerKey = ({ partnerCode }: Reader, { key }: SourceRequest): string => `${partnerCode}|${key}`;

/** What a purge may name to forget an answer. */
export const answerTags = ({ partnerCode }: Reader, { source }: SourceRequest): string[] => [
  sourceTag(source.name),
  siteTag(partnerCode),
  sourceTag(source.name, partnerCode),
];
