import { defineRule } from '../../rule.ts';
import { node, onPage } from '../../testing/example-documents.ts';

/** Describes an error that engine/resolve finds when it reads the document; there is no check here. */
export default defineRule({
  level: 'error',
  title: { ko: '없는 정보의 연결', en: 'Fact that does not exist' },
  about: { ko: '$bind는 있는 정보를 가리켜야 합니다.', en: 'A binding has to name a fact that exists.' },
  examples: {
    passing: [{ document: onPage(node('PageIntro', { title: { $bind: 'partner.displayName' } })) }],
    failing: [
      {
        document: onPage(node('PageIntro', { title: { $bind: 'partner.displayNam' } })),
        at: 'pages["/a"].sections[0].data.title.$bind',
      },
    ],
  },
});
