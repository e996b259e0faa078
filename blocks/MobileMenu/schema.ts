import { z } from 'zod';
import { channelKinds } from '#engine/domain/partner/contact-channels.ts';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { boundText } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';
import { rightButton } from '#schemas/site/menu.ts';

/** Drawer with the whole menu, the languages and the contact channels. */
export const schema = z.strictObject({
  title: labelled(boundText.optional(), {
    en: ['Title', 'At the top of the menu; without it the name of the clinic.'],
    ko: ['제목', '메뉴 맨 위에 표시됩니다. 비워 두면 병원 이름이 표시됩니다.'],
    examples: [{ ko: '봄날의원', en: 'Bomnal Clinic' }],
  }),
  homeLabel: labelled(boundText.optional(), sharedLabels.homeLabel),
  button: labelled(rightButton.optional(), {
    en: ['Button', 'Large button below the menu; without it one that opens the reservation.'],
    ko: ['버튼', '메뉴 아래 큰 버튼입니다. 비워 두면 예약 버튼이 표시됩니다.'],
  }),
  channels: labelled(
    z.array(z.enum(channelKinds)).default(['phone', 'kakaoTalk', 'naverTalk', 'line', 'whatsapp']),
    {
      en: [
        'Channels',
        'Ways to contact the clinic, in this order; those that the clinic lacks are left out.',
      ],
      ko: ['상담 채널', '이 순서대로 보여 줍니다. 병원 정보에 없는 채널은 표시되지 않습니다.'],
    },
  ),
});

export const meta: BlockMeta = {
  label: { ko: '전체 메뉴', en: 'Menu drawer', ja: 'メニュードロワー', zh: '菜单抽屉' },
  description: {
    en: 'The whole menu in a drawer, opened by the menu button of the header.',
    ko: '헤더의 메뉴 버튼으로 여는 전체 메뉴입니다.',
  },
  keywords: 'hamburger navigation drawer 햄버거 메뉴 내비게이션 ハンバーガー メニュー 汉堡 导航',
  category: 'control',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  places: ['drawer'],
};
