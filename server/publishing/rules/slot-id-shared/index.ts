import { walkNodes } from '#schemas/layout/walk-nodes.ts';
import { defineRule } from '../../rule.ts';
import { node } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'error',
  title: { ko: '공통 영역의 중복된 이름(id)', en: 'Name (id) shared by common parts' },
  about: {
    ko: '한 페이지의 전역 슬롯에 있는 노드는 서로 다른 id를 가집니다. 템플릿의 슬롯도 포함됩니다.',
    en: 'Nodes in the global slots of a page have different ids, those of the template included.',
  },
  check: ({ pages }) => {
    const found = new Map<string, { path: readonly (string | number)[]; id: string }>();
    for (const { slots } of pages.values()) {
      const seen = new Set<string>();
      // The template's nodes first, so that the document's are the ones that are reported.
      for (const { node: root, path } of Object.values(slots).sort((a, b) => a.path.length - b.path.length))
        for (const { node, path: inner } of walkNodes({ slots: { header: root } })) {
          const place = [...path, ...inner.slice(2), 'id'];
          if (seen.has(node.id) && path.length > 0) found.set(place.join(' '), { path: place, id: node.id });
          seen.add(node.id);
        }
    }
    return [...found.values()].map(({ path, id }) => ({
      path,
      message: {
        ko: `id "${id}"을(를) 같은 페이지의 다른 슬롯에서도 씁니다`,
        en: `Another slot of the same page has a node with the id "${id}"`,
      },
      remedy: { ko: '다른 id를 쓰세요.', en: 'Use another id.' },
    }));
  },
  examples: {
    passing: [{ document: { slots: { footer: node('FooterMain', {}, { id: 'footer' }) } } }],
    failing: [
      { document: { slots: { footer: node('FooterMain', {}, { id: 'header' }) } }, at: 'slots.footer.id' },
      {
        document: {
          pages: { '/a': { slots: { footer: node('FooterMain', {}, { id: 'header' }) }, sections: [] } },
        },
        at: 'pages["/a"].slots.footer.id',
      },
    ],
  },
});
