import { calls } from '#schemas/api/calls.ts';
import type { ExhibitionResponse } from '#schemas/api/exhibitions.ts';
import { cacheShort } from '../cache-policy.ts';
import { defineSource } from '../define-source.ts';

export default defineSource(calls.exhibition, {
  cache: cacheShort,
  dependsOnTime: true,
  entryOf: (answer) => {
    const { row } = answer as ExhibitionResponse;
    return {
      languageCode: row.languageCode,
      translations: row.translations,
      text: row.summary || row.description,
      image: row.image,
      endsAt: row.isAlways ? null : row.endAt,
    };
  },
});
