import type { BrandingResponse } from '#schemas/api/brandings.ts';
import { calls } from '#schemas/api/calls.ts';
import { cacheLong } from '../cache-policy.ts';
import { defineSource } from '../define-source.ts';

export default defineSource(calls.branding, {
  cache: cacheLong,
  entryOf: (answer) => {
    const { row } = answer as BrandingResponse;
    return {
      languageCode: row.languageCode,
      translations: row.translations,
      text: row.summary || row.sections[0]?.content,
      image: row.image,
    };
  },
});
