import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';

/** Language switcher (SPEC section 4). Its languages are the partner's, or the site document's own list. */
export const schema = z.strictObject({
  display: labelled(z.enum(['name', 'code', 'icon']).default('name'), {
    en: ['Display', 'The current language by its own name, as a code such as KO, or only a globe.'],
    ko: ['표시 방식', '현재 언어를 이름(한국어), 코드(KO), 지구본 아이콘 중 하나로 보여 줍니다.'],
  }),
  isOnPhones: labelled(z.boolean().default(false), {
    en: ['On phones', 'Also shows a globe on phones, whose menu lists the languages anyway.'],
    ko: ['모바일 표시', '모바일에도 지구본을 보여 줍니다. 모바일 메뉴에는 언어가 늘 있습니다.'],
  }),
});

export const meta: BlockMeta = {
  label: { ko: '언어 선택', en: 'Language switcher', ja: '言語切替', zh: '语言切换' },
  description: {
    en: 'Links to this page in the other languages. Hidden if there are none.',
    ko: '이 페이지의 다른 언어로 가는 링크입니다. 다른 언어가 없으면 숨겨집니다.',
  },
  keywords: 'translate locale 번역 외국어 翻訳 外国語 翻译 外语',
  category: 'control',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  places: ['control'],
  provides: ['languages'],
};
