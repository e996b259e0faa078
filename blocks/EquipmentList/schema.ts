import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { boundText, headingFields, picture } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** The Equipment Guide of SPEC section 2. */
export const schema = z.strictObject({
  ...headingFields,
  items: labelled(
    z
      .array(
        z.strictObject({
          name: labelled(boundText, {
            en: ['Name', 'Name of the device.'],
            ko: ['장비 이름', '장비 이름입니다.'],
          }),
          category: labelled(boundText.optional(), {
            en: ['Kind', 'Shown above the name, such as Laser or Lifting.'],
            ko: ['분류', '레이저, 리프팅처럼 이름 위에 표시됩니다.'],
          }),
          maker: labelled(boundText.optional(), {
            en: ['Maker', 'Manufacturer of the device, shown below the name.'],
            ko: ['제조사', '이름 아래에 표시됩니다.'],
          }),
          description: labelled(boundText.optional(), {
            en: ['Description', 'What the device does, in a few sentences.'],
            ko: ['설명', '장비를 몇 문장으로 소개합니다.'],
          }),
          points: labelled(z.array(boundText).max(6).default([]), {
            en: ['Key points', 'A short list below the description; at most 6.'],
            ko: ['특징', '설명 아래에 목록으로 표시됩니다. 최대 6개입니다.'],
          }),
          image: labelled(picture.optional(), {
            en: ['Picture', 'Picture of the device.'],
            ko: ['사진', '장비 사진입니다.'],
          }),
        }),
      )
      .default([]),
    { en: ['Devices', 'The devices, in this order.'], ko: ['장비 목록', '이 순서대로 보여 줍니다.'] },
  ),
  variant: labelled(z.enum(['cards', 'rows']).default('cards'), {
    en: ['Layout', 'Cards, or rows with the picture at the side.'],
    ko: ['모양', 'cards는 카드, rows는 사진이 옆에 있는 줄 목록입니다.'],
  }),
  tone: labelled(z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'), sharedLabels.tone),
});

export const meta: BlockMeta = {
  label: { ko: '장비 안내', en: 'Equipment guide', ja: '医療機器のご案内', zh: '设备介绍' },
  description: { en: "The clinic's equipment and its purpose.", ko: '병원의 장비를 소개합니다.' },
  keywords: 'devices laser machines technology 장비 레이저 기기 機器 レーザー 设备 激光 仪器',
  category: 'introduce',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
};
