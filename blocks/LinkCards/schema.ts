import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { boundText, headingFields, picture } from '#schemas/layout/parts.ts';
import { tone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';
import { safeUrl } from '#schemas/primitives.ts';

/** A card whose bound URL is missing is omitted. */
export const schema = z.strictObject({
  ...headingFields,
  items: labeled(
    z
      .array(
        z.strictObject({
          url: labeled(bindable(safeUrl), {
            en: ['Link', 'Where the card leads. A card without an address is left out.'],
            ko: ['링크', '카드를 누르면 이동할 곳입니다. 주소가 없는 카드는 표시되지 않습니다.'],
            examples: ['/introduce/staff', { $bind: 'marketing.instagramUrl' }],
          }),
          title: labeled(boundText, {
            en: ['Title', 'Title of the card.'],
            ko: ['제목', '카드 제목입니다.'],
            examples: [{ ko: '의료진 소개', en: 'Our doctors', ja: '医師紹介', zh: '医生介绍' }],
          }),
          description: labeled(boundText.optional(), sharedLabels.itemDescription),
          image: labeled(picture.optional(), {
            en: ['Picture', 'Picture of the card.'],
            ko: ['사진', '카드에 표시되는 사진입니다.'],
          }),
        }),
      )
      .min(1)
      .max(12),
    {
      en: ['Cards', '1 to 12 cards, in this order.'],
      ko: ['카드', '이 순서대로 보여 줍니다. 1~12개입니다.'],
    },
  ),
  variant: labeled(
    choice({
      cards: ['Cards', '카드'],
      rows: ['Rows', '줄 목록'],
      tiles: ['Text on the picture', '사진 위에 글'],
    }).default('cards'),
    sharedLabels.look,
  ),
  tone: labeled(tone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '바로가기 카드', en: 'Link cards', ja: 'リンクカード', zh: '链接卡片' },
  description: { en: 'Cards that link to other pages.', ko: '다른 페이지로 연결되는 카드입니다.' },
  keywords: 'shortcuts tiles buttons 메뉴 버튼 바로가기 ボタン リンク 按钮 快捷',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
} as const satisfies BlockMeta;
