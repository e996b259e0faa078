import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { boundText } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';
import { htmlText, localizedHtml } from '#schemas/primitives.ts';

export const schema = z.strictObject({
  title: labelled(boundText.optional(), {
    en: ['Title', 'Heading above the text.'],
    ko: ['제목', '본문 위에 표시됩니다.'],
  }),
  html: labelled(bindable(z.union([htmlText, localizedHtml])), {
    en: ['Text', 'Formatted text (HTML); scripts and styles are removed.'],
    ko: ['본문', '서식이 있는 글(HTML)입니다. 스크립트와 스타일은 제거됩니다.'],
  }),
  width: labelled(z.enum(['narrow', 'page']).default('narrow'), {
    en: ['Width', 'A narrow column that is easy to read, or the width of the page.'],
    ko: ['너비', 'narrow는 읽기 좋은 좁은 단, page는 페이지 너비입니다.'],
  }),
  tone: labelled(z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'), sharedLabels.tone),
});

export const meta: BlockMeta = {
  label: { ko: '본문', en: 'Rich text', ja: '本文', zh: '正文' },
  description: { en: 'Formatted text from configuration.', ko: '서식이 있는 글입니다.' },
  keywords: 'text paragraph article html content 글 문단 텍스트 文章 テキスト 段落 文字',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
};
