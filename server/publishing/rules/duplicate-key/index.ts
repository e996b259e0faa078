import { defineRule } from '../../rule.ts';

/** Describes an error that engine/resolve finds when it reads the document; there is no check here. */
export default defineRule({
  level: 'error',
  title: { ko: '중복된 키', en: 'Key given twice' },
  about: {
    ko: '같은 키가 두 번 있으면 앞의 값은 사라집니다.',
    en: 'Of a key that is given twice, the first value would be lost.',
  },
  examples: {
    passing: [{ text: '{ "formatVersion": 1, "menu": [] }' }],
    failing: [{ text: '{ "formatVersion": 1, "menu": [], "menu": [] }', at: 'menu' }],
  },
});
