import { calls } from '#schemas/api/calls.ts';
import { cacheShort } from '../cache-policy.ts';
import { type Answer, defineSource } from '../define-source.ts';

const source = defineSource(calls.notice, {
  cache: cacheShort,
  entryOf: (answer) => {
    const { row } = answer;
    return {
      languageCode: row.languageCode,
      translations: row.translations,
      text: row.content,
      article: { publishedAt: row.createdAt, modifiedAt: row.updatedAt },
    };
  },
});

export default source;

declare module '../contract.ts' {
  interface SourceAnswers {
    notice: Answer<typeof source>;
  }
}
