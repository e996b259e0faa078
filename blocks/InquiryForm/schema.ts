import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { plainTone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/**
 * `shown`: only if the partner uses no reservation widget, or always. `done` (`{ "$bind": "query.done" }`) confirms
 * that an inquiry was received.
 */
export const schema = z.strictObject({
  ...headingFields,
  shown: labeled(
    choice({
      withoutWidget: ['Without the reservation widget', '예약 위젯이 없을 때만'],
      always: ['Always', '항상'],
    }).default('withoutWidget'),
    { en: ['Shown', 'When the form is shown.'], ko: ['표시 조건', '양식을 언제 보여 줄지 정합니다.'] },
  ),
  done: labeled(bindable(z.string()).optional(), sharedLabels.done),
  tone: labeled(plainTone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '예약 문의', en: 'Inquiry form', ja: 'お問い合わせフォーム', zh: '咨询表单' },
  description: {
    en: 'A form in which visitors ask to be called back.',
    ko: '방문자가 전화 상담을 요청하는 양식입니다.',
  },
  keywords: 'contact message consultation email 상담 신청 이메일 문의 相談 申込 メール 咨询 留言 邮件',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
} as const satisfies BlockMeta;
