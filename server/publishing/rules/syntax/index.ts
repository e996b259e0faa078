import { defineRule } from '../../rule.ts';

/** Describes an error that engine/resolve finds when it reads the document; there is no check here. */
export default defineRule({
  level: 'error',
  title: { ko: 'JSON 문법 오류', en: 'Error in the JSON' },
  about: {
    ko: 'JSON 문법에 맞는 문서만 읽을 수 있습니다.',
    en: 'A document has to be JSON; comments are allowed.',
  },
  examples: {
    passing: [{ text: '{\n  // comment\n  "formatVersion": 1, "menu": [] }' }],
    failing: [{ text: '{\n  "formatVersion": 1,\n  "menu" []\n}', at: '' }],
  },
});
