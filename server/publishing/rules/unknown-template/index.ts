import { defineRule } from '../../rule.ts';

/** Describes an error that engine/resolve finds when it reads the document; there is no check here. */
export default defineRule({
  level: 'error',
  title: { ko: '없는 템플릿', en: 'Template that does not exist' },
  about: { ko: '템플릿은 themes 폴더에 있는 것이어야 합니다.', en: 'A template has to exist.' },
  examples: {
    passing: [{ document: { template: 'hybrid' } }],
    failing: [{ document: { template: 'comerce' }, at: 'template' }],
  },
});
