import { calls } from '#schemas/api/calls.ts';
import { cacheLong } from '../cache-policy.ts';
import { type Answer, defineSource } from '../define-source.ts';

const source = defineSource(calls.productCategory, {
  cache: cacheLong,
  entryOf: (answer) => {
    const { row } = answer;
    return {
      languageCode: row.languageCode,
      translations: row.translations,
      text: row.summary,
      image: row.image,
    };
  },
});

export default source;

declare module '../contract.ts' {
  interface SourceAnswers {
    'product-category': Answer<typeof source>;
  }
}
