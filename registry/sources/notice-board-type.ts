import { calls } from '#schemas/api/calls.ts';
import type { BoardTypeResponse } from '#schemas/api/notice-board-types.ts';
import { cacheLong } from '../cache-policy.ts';
import { defineSource } from '../define-source.ts';

export default defineSource(calls.boardType, {
  cache: cacheLong,
  entryOf: (answer) => {
    const { row } = answer as BoardTypeResponse;
    return { languageCode: row.languageCode, translations: row.translations, text: row.description };
  },
  boardOf: (answer) => (answer as BoardTypeResponse).row.name,
});
