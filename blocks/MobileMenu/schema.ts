import { z } from 'zod';
import { channelKinds } from '#engine/domain/partner/contact-channels.ts';
import type { BlockMeta } from '#registry/contract.ts';
import { titled } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { boundText } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';
import { channelTitles } from '#schemas/site/channel-titles.ts';
import { rightButton } from '#schemas/site/menu.ts';

/** Drawer with the whole menu, the languages and the contact channels. */
export const schema = z.strictObject({
  title: labeled(boundText.optional(), sharedLabels.clinicTitle),
  homeLabel: labeled(boundText.optional(), sharedLabels.homeLabel),
  button: labeled(rightButton.optional(), {
    en: ['Button', 'Large button below the menu. Leave it empty for the reservation button.'],
    ko: ['버튼', '메뉴 아래 큰 버튼입니다. 비워 두면 예약 버튼이 표시됩니다.'],
  }),
  channels: labeled(
    z
      .array(titled(z.enum(channelKinds), channelTitles))
      .default(['phone', 'kakaoTalk', 'naverTalk', 'line', 'whatsapp']),
    sharedLabels.channels,
  ),
});

export const meta = {
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
} as const satisfies BlockMeta;
