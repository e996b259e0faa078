import { calls } from '#schemas/api/calls.ts';
import { cacheLong } from '../cache-policy.ts';
import { type Answer, defineSource } from '../define-source.ts';

const source = defineSource(calls.boardType, {
  cache: cacheLong,
  entryOf: (answer) => {
    const { row } = answer;
    return { languageCode: row.languageCode, translations: row.translations, text: row.description };
  },
  boardOf: (answer) => answer.row.name,
});

export default source;

declare module '../contract.ts' {
  interface SourceAnswers {
    'notice-board-type': Answer<typeof source>;
  }
}
