import { calls } from '#schemas/api/calls.ts';
import { cacheCustom } from '../cache-policy.ts';
import { type Answer, defineSource } from '../define-source.ts';

const source = defineSource(calls.board, {
  cache: cacheCustom({ maxAge: 30 }),
  entryOf: (answer) => {
    const { row } = answer;
    return {
      languageCode: row.languageCode,
      translations: row.translations,
      text: row.summary || row.content,
      image: row.image ?? row.images[0],
      article: { publishedAt: row.createdAt, modifiedAt: row.updatedAt },
    };
  },
});

export default source;

declare module '../contract.ts' {
  interface SourceAnswers {
    board: Answer<typeof source>;
  }
}
