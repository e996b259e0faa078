import { z } from 'zod';
import { boardView } from '../api/notice-board-types.ts';
import { labeled } from '../labeled.ts';
import { id, isoDateTime, localized, localizedHtml } from '../primitives.ts';
import { contentPicture, entryOf, listedPicture, rowsOf, schemaLine } from './common.ts';

/** A board with articles of the clinic. */
export const boardTypeContent = z.strictObject({
  id: id.describe('Unique across boards and customer-boards.'),
  name: labeled(localized, {
    en: ['Name', 'Shown above the articles of the board. Links in the menu have their own text.'],
    ko: ['이름', '게시판 글 위에 표시됩니다. 메뉴에 표시되는 이름은 메뉴에서 따로 정합니다.'],
  }),
  description: labeled(localized.optional(), {
    en: ['Description', 'Under the name of the board. Empty leaves it out.'],
    ko: ['설명', '게시판 이름 아래에 표시됩니다. 비워 두면 표시되지 않습니다.'],
  }),
  view: labeled(boardView.default('list'), {
    en: ['Look', 'Whether articles are rows or pictures.'],
    ko: ['보기 방식', '글을 목록으로 보여 줄지 사진으로 보여 줄지 정합니다.'],
  }),
});

export const boardArticleContent = z.strictObject({
  id,
  boardTypeId: labeled(entryOf('boardTypes'), {
    en: ['Board', 'The board in which visitors find the article.'],
    ko: ['게시판', '이 글을 올릴 게시판입니다.'],
  }),
  title: labeled(localized, {
    en: ['Title', 'Shown in the board, on the article’s own page and in search results.'],
    ko: ['제목', '게시판 목록과 본문, 검색 결과에 표시됩니다.'],
  }),
  summary: labeled(localized.optional(), {
    en: ['Short text', 'Under the title in the board. Empty leaves it out.'],
    ko: ['짧은 소개', '게시판 목록에서 제목 아래에 표시됩니다. 비워 두면 표시되지 않습니다.'],
  }),
  content: labeled(localizedHtml, {
    en: ['Text', 'What visitors read on the article’s own page.'],
    ko: ['본문', '글을 열면 표시됩니다.'],
  }),
  image: labeled(contentPicture.optional(), {
    en: ['Picture in the board', 'Shown by boards of pictures only. Without it they show a symbol.'],
    ko: ['목록 이미지', '갤러리형 게시판의 목록에만 표시됩니다. 비워 두면 기호로 표시됩니다.'],
  }),
  images: labeled(z.array(listedPicture).default([]), {
    en: ['Pictures of the article', 'Above the text on the article’s own page.'],
    ko: ['본문 이미지', '글을 열면 본문 위에 표시됩니다.'],
  }),
  isPinned: labeled(z.boolean().default(false), {
    en: ['Pinned', 'Stays above newer articles in the board.'],
    ko: ['상단 고정', '새 글이 올라와도 목록 맨 위에 남습니다.'],
  }),
  createdAt: labeled(isoDateTime, {
    en: ['Written on', 'Visitors see the day; newer articles come first.'],
    ko: ['작성일', '방문자에게 날짜가 표시되며, 최근 글이 먼저 나옵니다.'],
  }),
});

export const boardsFile = z.strictObject({
  ...schemaLine,
  types: rowsOf(boardTypeContent),
  rows: rowsOf(boardArticleContent),
});
