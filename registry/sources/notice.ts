import { calls } from '#schemas/api/calls.ts';
import type { NoticeResponse } from '#schemas/api/notices.ts';
import { cacheShort } from '../cache-policy.ts';
import { defineSource } from '../define-source.ts';

export default defineSource(calls.notice, {
  cache: cacheShort,
  entryOf: (answer) => {
    const { row } = answer as NoticeResponse;
    return {
      languageCode: row.languageCode,
      translations: row.translations,
      text: row.content,
      article: { publishedAt: row.createdAt, modifiedAt: row.updatedAt },
    };
  },
});
