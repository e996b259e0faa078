import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labeled } from '#schemas/labeled.ts';

export const schema = z.strictObject({
  contentsFrom: labeled(z.int().min(0).default(3), {
    en: ['Table of contents from', 'Shown if the text has at least this many headings. 0 never shows it.'],
    ko: ['목차 표시 기준', '제목이 이 개수 이상이면 목차를 보여 줍니다. 0이면 보여 주지 않습니다.'],
  }),
});

export const meta = {
  label: { ko: '약관', en: 'Terms', ja: '規約', zh: '条款' },
  description: {
    en: 'Terms of service or privacy policy with a table of contents. Their title is the heading of the page.',
    ko: '이용약관이나 개인정보 처리방침을 목차와 함께 보여 줍니다. 약관 제목이 페이지의 큰 제목이 됩니다.',
  },
  keywords: 'privacy policy conditions 개인정보 이용약관 방침 プライバシー 利用規約 隐私 政策 协议',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: ['term'],
  sourceRequired: true,
  slots: {},
  provides: ['heading'],
} as const satisfies BlockMeta;
