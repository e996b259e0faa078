import { idInLink } from '../../id-kinds.ts';
import { linkTarget } from '../../link-target.ts';
import { defineRule } from '../../rule.ts';
import { linking, menuTo } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '없는 항목으로 가는 링크', en: 'Link to an item that does not exist' },
  about: {
    ko: '시술, 이벤트, 게시판 등의 번호는 있는 것이어야 합니다.',
    en: 'Treatments, events, boards and so on that a link names by id exist.',
  },
  check: (context) =>
    context.links.flatMap(({ path, url }) => {
      const target = linkTarget(url, context);
      if (!target?.match || !context.partner) return [];
      const { ids } = context.partner;
      return idInLink(target.match, target.query)
        .filter(({ kind, id }) => !ids[kind].has(Number(id)))
        .map(({ kind, id }) => ({
          path,
          message: {
            ko: `링크 "${url}"의 번호 ${id}에 해당하는 내용이 없습니다`,
            en: `The link "${url}" leads to ${id}, but the partner has no ${kind} with this id`,
          },
        }));
    }),
  examples: {
    passing: [
      { document: menuTo('/products/2') },
      { document: menuTo('/products?categoryId=3') },
      { document: menuTo('/cscenter/boards/1/detail/99') },
    ],
    failing: [
      { document: menuTo('/products/9999'), at: 'menu[0].url' },
      { document: menuTo('/products?categoryId=99'), at: 'menu[0].url' },
      { document: menuTo('/products/abc'), at: 'menu[0].url' },
      { document: linking('/boards/44'), at: 'pages["/a"].sections[0].data.items[0].url' },
    ],
  },
});
