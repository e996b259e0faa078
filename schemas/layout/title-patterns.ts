import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { localizedText } from '../primitives.ts';

/**
 * The names in braces in a pattern: the title of the page or of the entry that it is about, the clinic's name, the name
 * of an article's board, and the number of a further page of a list.
 */
export type TitlePlaceholder = 'title' | 'clinic' | 'board' | 'page';

/** Kinds of pages by what their titles are made of, and the placeholders of each. */
export const titlePlaceholders = {
  home: ['title', 'clinic'],
  list: ['title', 'clinic'],
  category: ['title', 'clinic'],
  treatment: ['title', 'clinic'],
  event: ['title', 'clinic'],
  article: ['title', 'clinic', 'board'],
  other: ['title', 'clinic'],
  furtherPage: ['title', 'page'],
} as const satisfies Record<string, readonly TitlePlaceholder[]>;
export type TitleKind = keyof typeof titlePlaceholders;

const maxLength = 2_000;
const pattern = localizedText
  .refine((text) => JSON.stringify(text).length <= maxLength, `expected at most ${maxLength} characters`)
  .optional();
const byDefault = '{title} | {clinic}';
const everywhere = { ko: byDefault, en: byDefault, ja: byDefault, zh: byDefault };

/** The titles of pages by their kind (docs/search-engines.md). A kind without a pattern keeps its default. */
export const titlePatterns = z
  .strictObject({
    home: labeled(pattern, {
      en: ['Home page', '{title} is the title of the site in the settings. Without a pattern, only that.'],
      ko: ['홈', '{title}은 설정에 있는 사이트 제목입니다. 비우면 사이트 제목만 나옵니다.'],
      examples: [
        {
          ko: '{title} - 강남역 5분',
          en: '{title} - near Gangnam Station',
          ja: '{title} - 江南駅から5分',
          zh: '{title} - 江南站5分钟',
        },
      ],
    }),
    list: labeled(pattern, {
      en: ['Lists', 'Treatments, events, boards and notices: {title}, {clinic}.'],
      ko: ['목록', '시술, 이벤트, 게시판, 공지사항 목록입니다. {title}, {clinic}을 쓸 수 있습니다.'],
      examples: [everywhere],
    }),
    category: labeled(pattern, {
      en: ['Categories of treatments', '{title} is the name of the category.'],
      ko: ['시술 카테고리', '{title}은 카테고리 이름입니다.'],
      examples: [
        {
          ko: '{title} 시술 가격 | {clinic}',
          en: '{title}: prices | {clinic}',
          ja: '{title}の料金 | {clinic}',
          zh: '{title}价格 | {clinic}',
        },
      ],
    }),
    treatment: labeled(pattern, {
      en: ['Treatments', '{title} is the name of the treatment.'],
      ko: ['시술 상세', '{title}은 시술 이름입니다.'],
      examples: [
        {
          ko: '{title} 가격 | {clinic}',
          en: '{title}: price | {clinic}',
          ja: '{title}の料金 | {clinic}',
          zh: '{title}价格 | {clinic}',
        },
      ],
    }),
    event: labeled(pattern, {
      en: ['Events', '{title} is the title of the event.'],
      ko: ['이벤트 상세', '{title}은 이벤트 제목입니다.'],
      examples: [
        {
          ko: '{title} - 이벤트 | {clinic}',
          en: '{title} - event | {clinic}',
          ja: '{title} - イベント | {clinic}',
          zh: '{title} - 活动 | {clinic}',
        },
      ],
    }),
    article: labeled(pattern, {
      en: [
        'Articles',
        'Articles of boards, notices and stories. {board} is the name of the board, if there is one.',
      ],
      ko: ['글', '게시판 글, 공지사항, 스토리입니다. {board}는 게시판 이름이며 없으면 빠집니다.'],
      examples: [
        {
          ko: '{title} - {board} | {clinic}',
          en: '{title} - {board} | {clinic}',
          ja: '{title} - {board} | {clinic}',
          zh: '{title} - {board} | {clinic}',
        },
      ],
    }),
    other: labeled(pattern, {
      en: ['Other pages', 'All pages without a pattern of their own, and pages that you add.'],
      ko: ['그 밖의 페이지', '위에 없는 페이지와 직접 만든 페이지입니다.'],
      examples: [everywhere],
    }),
    furtherPage: labeled(pattern, {
      en: [
        'Further pages of lists',
        'From page 2 on, this becomes {title} of the patterns above. {page} is the number.',
      ],
      ko: ['목록의 다음 페이지', '2페이지부터 위 형식의 {title}에 들어갑니다. {page}는 페이지 번호입니다.'],
      examples: [
        {
          ko: '{title} ({page}페이지)',
          en: '{title} (page {page})',
          ja: '{title}（{page}ページ目）',
          zh: '{title}（第{page}页）',
        },
      ],
    }),
  })
  .meta({ id: 'TitlePatterns' });
export type TitlePatterns = z.infer<typeof titlePatterns>;
