import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labeled } from '#schemas/labeled.ts';
import { logoAlt, logoFields } from '#schemas/layout/logo-parts.ts';
import { boundText, searchBoxFields } from '#schemas/layout/parts.ts';
import { clinicName, sharedLabels } from '#schemas/layout/shared-labels.ts';

/** The side search panel of wide screens (SPEC section 2, Layout), for the slot layoutSearch. */
export const schema = z.strictObject({
  logo: labeled(
    z
      .strictObject({
        ...logoFields,
        alt: logoAlt,
        height: labeled(z.int().min(16).max(120).default(40), {
          en: ['Height', 'Height of the logo in pixels, 16 to 120.'],
          ko: ['높이', '로고의 높이(픽셀)이며 16~120입니다.'],
        }),
      })
      .default({ ratio: 4, height: 40 }),
    { en: ['Logo', 'The logo at the top of the panel.'], ko: ['로고', '패널 위에 표시되는 로고입니다.'] },
  ),
  subtitle: labeled(boundText.optional(), {
    en: ['Small title', 'Above the title. Leave it empty for the name of the clinic.'],
    ko: ['작은 제목', '제목 위에 표시됩니다. 비워 두면 병원 이름이 표시됩니다.'],
    examples: [clinicName],
  }),
  title: labeled(boundText.optional(), {
    en: ['Title', 'Large text of the panel.'],
    ko: ['제목', '패널에 크게 표시됩니다.'],
    multiline: true,
    examples: [
      {
        ko: '무엇을 찾으세요?',
        en: 'What are you looking for?',
        ja: '何をお探しですか？',
        zh: '您在找什么？',
      },
    ],
  }),
  description: labeled(boundText.optional(), { ...sharedLabels.lead, multiline: true }),
  ...searchBoxFields,
});

export const meta = {
  label: { ko: '검색 패널', en: 'Search panel', ja: '検索パネル', zh: '搜索侧栏' },
  description: {
    en: 'Logo, short text, search box and keywords at the left of wide windows.',
    ko: '넓은 화면 왼쪽에 로고, 짧은 글, 검색창, 추천 검색어를 보여 줍니다.',
  },
  keywords: 'find search side 찾기 사이드 検索 サイド 查找 侧边',
  category: 'global',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  places: ['layoutSearch'],
} as const satisfies BlockMeta;
