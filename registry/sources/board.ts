import type { BoardResponse } from '#schemas/api/boards.ts';
import { calls } from '#schemas/api/calls.ts';
import { cacheCustom } from '../cache-policy.ts';
import { defineSource } from '../define-source.ts';

export default defineSource(calls.board, {
  cache: cacheCustom({ maxAge: 30 }),
  entryOf: (answer) => {
    const { row } = answer as BoardResponse;
    return {
      languageCode: row.languageCode,
      translations: row.translations,
      text: row.summary || row.content,
      image: row.image ?? row.images[0],
      article: { publishedAt: row.createdAt, modifiedAt: row.updatedAt },
    };
  },
});
