import { z } from 'zod';
import { channelKinds } from '#engine/domain/partner/contact-channels.ts';
import type { BlockMeta } from '#registry/contract.ts';
import { boundText } from '#schemas/layout/parts.ts';
import { rightButton } from '#schemas/site/menu.ts';

/** Drawer with the whole menu, the languages and the contact channels. */
export const schema = z.strictObject({
  title: boundText.optional().describe("Defaults to the partner's name."),
  homeLabel: boundText.optional(),
  button: rightButton
    .optional()
    .describe('Large button below the menu. Defaults to one that opens the reservation.'),
  channels: z.array(z.enum(channelKinds)).default(['phone', 'kakaoTalk', 'naverTalk', 'line', 'whatsapp']),
});

export const meta: BlockMeta = {
  label: { ko: '전체 메뉴', en: 'Menu drawer', ja: 'メニュードロワー', zh: '菜单抽屉' },
  description: 'The whole menu in a drawer, opened by the menu button of the header.',
  category: 'control',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  places: ['drawer'],
};
