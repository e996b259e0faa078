import type { BoardTypeRow } from '#schemas/api/notice-board-types.ts';
import { idInLink } from '../../id-kinds.ts';
import { linkTarget } from '../../link-target.ts';
import { defineRule } from '../../rule.ts';
import { belowIntro, menuTo, node } from '../../testing/example-documents.ts';

type BoardKind = BoardTypeRow['kind'];

/** The sources that read boards, and the kind of board that each reads. */
const kindBySource: Record<string, BoardKind> = {
  board: 'partner',
  boards: 'partner',
  'customer-board': 'customer',
  'customer-boards': 'customer',
};
const boardParam = 'pages["/a"].sections[1].source.params.boardTypeId';
const pageByKind = { partner: '/boards', customer: '/cscenter/boards' };
const sourceByKind = { partner: 'boards', customer: 'customer-boards' };
const names = {
  partner: { ko: '병원 게시판', en: 'a board of the clinic' },
  customer: { ko: '고객 게시판', en: 'a board of visitors' },
};

export default defineRule({
  level: 'warning',
  title: { ko: '다른 종류의 게시판', en: 'Board of the other kind' },
  about: {
    ko: '병원 게시판과 고객 게시판은 주소와 소스가 다릅니다. 서로 바꾸어 쓰면 페이지를 찾을 수 없습니다.',
    en: 'Boards of the clinic and boards of visitors have pages and sources of their own; those of the other kind answer 404.',
  },
  check: (context) => {
    const { links, sources, partner } = context;
    if (!partner) return [];
    const found = (path: readonly (string | number)[], id: number, wanted: BoardKind, remedy: Remedy) => {
      const kind = partner.boardKinds.get(id);
      if (kind === undefined || kind === wanted) return [];
      return [
        {
          path,
          message: {
            ko: `게시판 ${id}은(는) ${names[kind].ko}입니다`,
            en: `Board ${id} is ${names[kind].en}`,
          },
          remedy: remedy(kind),
        },
      ];
    };
    const inLinks = links.flatMap(({ path, url }) => {
      const target = linkTarget(url, context);
      if (!target?.match) return [];
      const { pageKey } = target.match;
      const [wanted] = (['partner', 'customer'] as const).filter((kind) =>
        pageKey.startsWith(`${pageByKind[kind]}/`),
      );
      const board = idInLink(target.match, target.query).find(({ kind }) => kind === 'boardTypes');
      if (!wanted || !board) return [];
      return found(path, Number(board.id), wanted, (kind) => {
        const address = `${pageByKind[kind]}/${board.id}`;
        return { ko: `${address} 주소를 쓰세요.`, en: `Link to ${address}.` };
      });
    });
    const inSources = sources.flatMap(({ ref, path }) => {
      const wanted = kindBySource[ref.name];
      const id = Number(ref.params?.boardTypeId);
      if (!wanted) return [];
      return found([...path, 'params', 'boardTypeId'], id, wanted, (kind) => ({
        ko: `"${sourceByKind[kind]}" 소스를 쓰세요.`,
        en: `Use the source "${sourceByKind[kind]}".`,
      }));
    });
    return [...inLinks, ...inSources];
  },
  examples: {
    passing: [
      { document: menuTo('/boards/1') },
      { document: menuTo('/cscenter/boards/3/write') },
      { document: menuTo('/boards/77') },
      { document: boardOf('customer-boards', 3) },
    ],
    failing: [
      { document: menuTo('/cscenter/boards/1'), at: 'menu[0].url' },
      { document: menuTo('/boards/3/detail/2'), at: 'menu[0].url' },
      { document: boardOf('boards', 3), at: boardParam },
      { document: boardOf('customer-boards', 2), at: boardParam },
    ],
  },
});

type Remedy = (actual: BoardKind) => { ko: string; en: string };

function boardOf(name: string, boardTypeId: unknown) {
  const type = name === 'boards' ? 'BoardList' : 'CustomerBoardList';
  return belowIntro(node(type, {}, { source: { name, params: { boardTypeId } } }));
}
