import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { boundText, headingFields, picture } from '#schemas/layout/parts.ts';
import { tone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** The clinic's history in periods, in the given order. `date` is free text such as 2019 or 2019.03. */
export const schema = z.strictObject({
  ...headingFields,
  periods: labeled(
    z
      .array(
        z.strictObject({
          label: labeled(boundText, {
            en: ['Name', 'Name of the period, such as 2015–2019.'],
            ko: ['이름', '2015~2019처럼 시기의 이름입니다.'],
            examples: [
              '2015–2019',
              { ko: '개원 초기', en: 'The first years', ja: '開院当初', zh: '开业初期' },
            ],
          }),
          image: labeled(picture.optional(), {
            en: ['Picture', 'Picture of the period.'],
            ko: ['사진', '그 시기의 사진입니다.'],
          }),
          events: labeled(
            z
              .array(
                z.strictObject({
                  date: labeled(z.string().optional(), {
                    en: ['Date', 'Free text, such as 2019 or 2019.03.'],
                    ko: ['날짜', '2019, 2019.03처럼 자유롭게 적습니다.'],
                    examples: ['2019.03'],
                  }),
                  text: labeled(boundText, {
                    en: ['Text', 'What happened.'],
                    ko: ['내용', '있었던 일을 적습니다.'],
                    examples: [
                      {
                        ko: '본원을 확장 이전했습니다.',
                        en: 'Moved to a larger clinic.',
                        ja: '本院を拡張移転しました。',
                        zh: '本院扩建迁址。',
                      },
                    ],
                  }),
                }),
              )
              .min(1),
            {
              en: ['Events', 'What happened in the period, at least one.'],
              ko: ['연혁 항목', '그 시기에 있었던 일입니다. 하나 이상 필요합니다.'],
            },
          ),
        }),
      )
      .min(1),
    {
      en: ['Periods', 'The periods of the history, in this order.'],
      ko: ['시기', '연혁의 시기이며 이 순서대로 보여 줍니다.'],
    },
  ),
  variant: labeled(
    choice({ line: ['One line', '한 줄'], columns: ['Columns', '여러 단'] }).default('line'),
    sharedLabels.look,
  ),
  tone: labeled(tone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '연혁', en: 'Timeline', ja: '沿革', zh: '发展历程' },
  description: { en: 'The history of the clinic.', ko: '병원의 연혁을 시기별로 보여 줍니다.' },
  keywords: 'history years milestones 역사 연도 歴史 年表 历史',
  category: 'introduce',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
} as const satisfies BlockMeta;
