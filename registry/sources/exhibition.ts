import { calls } from '#schemas/api/calls.ts';
import { cacheShort } from '../cache-policy.ts';
import { type Answer, defineSource } from '../define-source.ts';

const source = defineSource(calls.exhibition, {
  cache: cacheShort,
  dependsOnTime: true,
  entryOf: (answer) => {
    const { row } = answer;
    return {
      languageCode: row.languageCode,
      translations: row.translations,
      text: row.summary || row.description,
      image: row.image,
      endsAt: row.isAlways ? null : row.endAt,
    };
  },
});

export default source;

declare module '../contract.ts' {
  interface SourceAnswers {
    exhibition: Answer<typeof source>;
  }
}
