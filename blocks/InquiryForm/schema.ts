import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/**
 * `shown`: only if the partner uses no reservation widget, or always. `done` (`{ "$bind": "query.done" }`) confirms
 * that an inquiry was received.
 */
export const schema = z.strictObject({
  ...headingFields,
  shown: labelled(z.enum(['withoutWidget', 'always']).default('withoutWidget'), {
    en: ['Shown', 'Only where there is no reservation widget, or always.'],
    ko: ['표시 조건', 'withoutWidget은 예약 위젯이 없을 때만, always는 항상 보여 줍니다.'],
  }),
  done: labelled(bindable(z.string()).optional(), sharedLabels.done),
  tone: labelled(z.enum(['plain', 'alt']).default('plain'), sharedLabels.plainTone),
});

export const meta: BlockMeta = {
  label: { ko: '예약 문의', en: 'Inquiry form', ja: 'お問い合わせフォーム', zh: '咨询表单' },
  description: {
    en: 'A form to request a call back; it works without JavaScript.',
    ko: '전화 상담을 요청하는 양식입니다. 자바스크립트 없이도 동작합니다.',
  },
  keywords: 'contact message consultation email 상담 신청 이메일 문의 相談 申込 メール 咨询 留言 邮件',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
};
