import { defineRule } from '../../rule.ts';
import { node, onPage } from '../../testing/example-documents.ts';

/** Describes an error that engine/resolve/validate-node.ts finds; there is no check here. */
export default defineRule({
  level: 'error',
  title: { ko: '없는 블록', en: 'Block that does not exist' },
  about: { ko: '블록은 blocks 폴더에 있는 것이어야 합니다.', en: 'A block has to exist.' },
  examples: {
    passing: [{ document: onPage(node('PageIntro')) }],
    failing: [{ document: onPage(node('PageIntr')), at: 'pages["/a"].sections[0].type' }],
  },
});
