import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labeled } from '#schemas/labeled.ts';
import { boundText } from '#schemas/layout/parts.ts';

/** Services and rule are the partner's configuration (`trackingConsent`, ids of services), not the node's. */
export const schema = z.strictObject({
  title: labeled(boundText.optional(), {
    en: ['Title', 'Heading of the banner; by default a question about cookies.'],
    ko: ['제목', '배너의 제목입니다. 비우면 기본 문구를 씁니다.'],
    examples: [
      {
        ko: '쿠키 사용에 동의해 주세요',
        en: 'May we use cookies?',
        ja: 'クッキーの使用に同意しますか',
        zh: '是否同意使用 Cookie？',
      },
    ],
  }),
  text: labeled(boundText.optional(), {
    en: ['Text', 'What the services are for; by default a short explanation.'],
    ko: ['문구', '서비스를 쓰는 이유입니다. 비우면 기본 설명을 씁니다.'],
    examples: [
      {
        ko: '더 나은 안내를 위해 방문 통계를 수집합니다.',
        en: 'We count visits to improve our pages.',
        ja: 'ご案内を改善するため、訪問状況を集計します。',
        zh: '我们会统计访问情况，以便提供更好的说明。',
      },
    ],
  }),
});

export const meta = {
  label: { ko: '동의 배너', en: 'Consent banner', ja: '同意バナー', zh: '同意横幅' },
  description: {
    en: 'Asks visitors which measuring services may load; shown only where the clinic uses some.',
    ko: '어떤 측정 서비스를 허용할지 방문자에게 묻습니다. 병원이 서비스를 쓸 때만 표시됩니다.',
  },
  keywords: 'cookies privacy tracking 쿠키 개인정보 추적 クッキー 個人情報 隐私 统计',
  category: 'global',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  places: ['consent'],
  provides: ['consent'],
  // Without services there is nothing to ask.
  isNeeded: ({ page }) => (page.vendors?.length ?? 0) > 0,
} as const satisfies BlockMeta;
