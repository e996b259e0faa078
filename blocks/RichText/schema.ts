import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { boundText } from '#schemas/layout/parts.ts';
import { tone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';
import { htmlText, localizedHtml } from '#schemas/primitives.ts';

export const schema = z.strictObject({
  title: labeled(boundText.optional(), sharedLabels.sectionTitle),
  html: labeled(bindable(z.union([htmlText, localizedHtml])), {
    en: ['Text', 'Formatted text (HTML). Scripts and styles are removed.'],
    ko: ['본문', '서식이 있는 글(HTML)입니다. 스크립트와 스타일은 제거됩니다.'],
    examples: [
      {
        ko: '<p>진료는 예약제로 운영합니다.</p>',
        en: '<p>We see patients by appointment.</p>',
        ja: '<p>診療は予約制です。</p>',
        zh: '<p>本院实行预约制。</p>',
      },
    ],
  }),
  width: labeled(
    choice({ narrow: ['Narrow column', '좁은 단'], page: ['Page width', '페이지 너비'] }).default('narrow'),
    { en: ['Width', 'A narrow column is easier to read.'], ko: ['너비', '좁은 단이 읽기 편합니다.'] },
  ),
  tone: labeled(tone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '본문', en: 'Rich text', ja: '本文', zh: '正文' },
  description: { en: 'Formatted text that you write here.', ko: '서식을 넣어 직접 쓰는 글입니다.' },
  keywords: 'text paragraph article html content 글 문단 텍스트 文章 テキスト 段落 文字',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
} as const satisfies BlockMeta;
