import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';

/** Language switcher (SPEC section 4). Its languages are the partner's, or the site document's own list. */
export const schema = z.strictObject({
  display: labeled(
    choice({
      name: ['Name of the language', '언어 이름'],
      code: ['Code such as KO', '언어 코드(KO)'],
      icon: ['Globe', '지구본 아이콘'],
    }).default('name'),
    {
      en: ['Display', 'How the current language is shown.'],
      ko: ['표시 방식', '현재 언어를 어떻게 보여 줄지 고릅니다.'],
    },
  ),
  isOnPhones: labeled(z.boolean().default(false), {
    en: ['On phones', 'Shows a globe on phones too. Their menu lists the languages anyway.'],
    ko: ['모바일 표시', '모바일에도 지구본을 보여 줍니다. 모바일 메뉴에는 언어가 항상 있습니다.'],
  }),
});

export const meta = {
  label: { ko: '언어 선택', en: 'Language switcher', ja: '言語切替', zh: '语言切换' },
  description: {
    en: 'Links to the page in the other languages. Hidden if there are none.',
    ko: '같은 페이지를 다른 언어로 보는 링크입니다. 다른 언어가 없으면 표시되지 않습니다.',
  },
  keywords: 'translate locale 번역 외국어 翻訳 外国語 翻译 外语',
  category: 'control',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  places: ['control'],
  provides: ['languages'],
} as const satisfies BlockMeta;
