import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { boundText, headingFields, picture } from '#schemas/layout/parts.ts';
import { tone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** The Equipment Guide of SPEC section 2. */
export const schema = z.strictObject({
  ...headingFields,
  items: labeled(
    z
      .array(
        z.strictObject({
          name: labeled(boundText, {
            en: ['Name', 'Name of the device.'],
            ko: ['장비 이름', '장비 이름입니다.'],
            examples: [
              'PicoSure Pro',
              { ko: '피코 레이저', en: 'Pico laser', ja: 'ピコレーザー', zh: '皮秒激光' },
            ],
          }),
          category: labeled(boundText.optional(), {
            en: ['Kind', 'Shown above the name, such as Laser or Lifting.'],
            ko: ['분류', '레이저, 리프팅처럼 이름 위에 표시됩니다.'],
            examples: [{ ko: '레이저', en: 'Laser', ja: 'レーザー', zh: '激光' }],
          }),
          maker: labeled(boundText.optional(), {
            en: ['Maker', 'Manufacturer of the device, shown below the name.'],
            ko: ['제조사', '이름 아래에 표시됩니다.'],
            examples: ['Cynosure', { ko: '사이노슈어', en: 'Cynosure', ja: 'サイノシュア', zh: '赛诺秀' }],
          }),
          description: labeled(boundText.optional(), {
            en: ['Description', 'What the device does, in a few sentences.'],
            ko: ['설명', '장비를 몇 문장으로 소개합니다.'],
            examples: [
              {
                ko: '색소에 짧은 빛을 쏘아 치료하는 장비입니다.',
                en: 'A laser that treats pigment with very short pulses.',
                ja: '色素に短いパルスを当てて治療する機器です。',
                zh: '以超短脉冲治疗色素的设备。',
              },
            ],
          }),
          points: labeled(z.array(boundText).max(6).default([]), {
            en: ['Key points', 'A short list below the description; at most 6.'],
            ko: ['특징', '설명 아래에 목록으로 표시됩니다. 최대 6개입니다.'],
            examples: [
              [
                {
                  ko: '개인별 강도 조절',
                  en: 'Strength set for each person',
                  ja: '一人ひとりに合わせた出力調整',
                  zh: '强度因人调节',
                },
                { ko: '짧은 회복 기간', en: 'Short recovery', ja: '短いダウンタイム', zh: '恢复期短' },
              ],
            ],
          }),
          image: labeled(picture.optional(), {
            en: ['Picture', 'Picture of the device.'],
            ko: ['사진', '장비 사진입니다.'],
          }),
        }),
      )
      .default([]),
    { en: ['Devices', 'The devices, in this order.'], ko: ['장비 목록', '이 순서대로 보여 줍니다.'] },
  ),
  variant: labeled(
    choice({
      cards: ['Cards', '카드'],
      rows: ['Rows with the picture at the side', '사진이 옆에 있는 줄'],
    }).default('cards'),
    sharedLabels.look,
  ),
  tone: labeled(tone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '장비 안내', en: 'Equipment guide', ja: '医療機器のご案内', zh: '设备介绍' },
  description: { en: "The clinic's equipment and what it is for.", ko: '병원의 장비와 쓰임새를 소개합니다.' },
  keywords: 'devices laser machines technology 장비 레이저 기기 機器 レーザー 设备 激光 仪器',
  category: 'introduce',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
} as const satisfies BlockMeta;
