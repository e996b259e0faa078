import { calls } from '#schemas/api/calls.ts';
import { cacheLong } from '../cache-policy.ts';
import { type Answer, defineSource } from '../define-source.ts';

const source = defineSource(calls.branding, {
  cache: cacheLong,
  entryOf: (answer) => {
    const { row } = answer;
    return {
      languageCode: row.languageCode,
      translations: row.translations,
      text: row.summary || row.sections[0]?.content,
      image: row.image,
    };
  },
});

export default source;

declare module '../contract.ts' {
  interface SourceAnswers {
    branding: Answer<typeof source>;
  }
}
