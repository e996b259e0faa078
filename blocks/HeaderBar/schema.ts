import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { logoAlt, logoFields } from '#schemas/layout/logo-parts.ts';
import { boundText } from '#schemas/layout/parts.ts';
import { imageTone } from '#schemas/layout/shared-choices.ts';
import { clinicName, sharedLabels } from '#schemas/layout/shared-labels.ts';
import { references, safeUrl } from '#schemas/primitives.ts';
import { rightButton } from '#schemas/site/menu.ts';

/** Site header (SPEC section 2, Header). The menu itself belongs to the site document. */
export const schema = z.strictObject({
  variant: labeled(
    choice({
      bar: ['Logo at the left, menu in one row', '왼쪽 로고와 메뉴 한 줄'],
      split: ['Logo in the center', '가운데 로고'],
      minimal: ['One thin row', '얇은 한 줄'],
    }).default('bar'),
    sharedLabels.look,
  ),
  logo: labeled(
    z
      .strictObject({
        ...logoFields,
        alt: logoAlt,
      })
      .default({ ratio: 4 }),
    { en: ['Logo', 'The logo of the header.'], ko: ['로고', '헤더에 표시되는 로고입니다.'] },
  ),
  logoHeight: labeled(z.int().min(12).max(52).default(28), {
    en: ['Logo height on phones', 'In pixels, 12 to 52.'],
    ko: ['모바일 로고 높이', '픽셀 단위이며 12~52입니다.'],
  }),
  logoHeightDesktop: labeled(z.int().min(12).max(96).default(58), {
    en: ['Logo height on computers', 'In pixels, 12 to 96, and never higher than the row.'],
    ko: ['PC 로고 높이', '픽셀 단위이며 12~96입니다. 헤더 줄 높이를 넘지 않습니다.'],
  }),
  hasMobileTitle: labeled(z.boolean().default(true), {
    en: ['Title on phones', 'Phones show the title of inner pages in the header.'],
    ko: ['모바일 제목 표시', '모바일 하위 페이지의 헤더에 페이지 제목을 보여 줍니다.'],
  }),
  mobileTitle: labeled(boundText.optional(), {
    en: ['Title text on phones', 'Replaces the title of the page in the header of phones.'],
    ko: ['모바일 제목', '모바일 헤더에 페이지 제목 대신 표시됩니다.'],
    examples: [clinicName],
  }),
  homeLabel: labeled(boundText.optional(), sharedLabels.homeLabel),
  rightButton: labeled(rightButton.optional(), {
    en: ['Right button', 'The button at the right end of the header.'],
    ko: ['오른쪽 버튼', '헤더 오른쪽 끝에 표시되는 버튼입니다.'],
  }),
  backUrl: labeled(bindable(safeUrl).optional(), {
    en: ['Back link', 'Where the back button of third-level pages leads.'],
    ko: ['뒤로 가기 링크', '3단계 페이지에서 뒤로 가기 버튼을 누르면 이동할 곳입니다.'],
    examples: ['/products'],
  }),
  searchToggle: labeled(z.boolean().default(true), {
    en: ['Search button', 'Shows the button that opens the search.'],
    ko: ['검색 버튼', '검색창을 여는 버튼을 보여 줍니다.'],
  }),
  overlayOn: labeled(
    z.array(z.string().startsWith('/').register(references, { kind: 'page-key' })).default([]),
    {
      en: ['Pages with a picture below', 'Pages that begin with a picture, over which the header lies.'],
      ko: ['사진 위에 겹칠 페이지', '첫 섹션이 사진이어서 헤더를 그 위에 겹쳐 보여 줄 페이지입니다.'],
      examples: [['/', '/introduce']],
    },
  ),
  overlayTone: labeled(imageTone.default('dark'), {
    en: ['Brightness of that picture', 'The text color of the header follows it.'],
    ko: ['겹치는 사진의 밝기', '헤더의 글자색이 이에 맞춰집니다.'],
  }),
});

export const meta = {
  label: { ko: '헤더', en: 'Header', ja: 'ヘッダー', zh: '页眉' },
  description: {
    en: 'Logo, menu with its second row, search, languages and the button at the right.',
    ko: '로고, 두 줄 메뉴, 검색, 언어 선택, 오른쪽 버튼이 있습니다.',
  },
  keywords: 'top navigation logo menu 상단 로고 메뉴 ロゴ メニュー ナビ 顶部 导航 标志',
  category: 'global',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {
    utility: { label: { en: 'Buttons at the right', ko: '오른쪽 버튼들' }, max: 4, takes: 'control' },
    menu: { label: { en: 'Menu of all pages', ko: '전체 메뉴' }, max: 1, takes: 'drawer' },
  },
  places: ['header'],
  presets: [
    { label: { en: 'Commerce', ko: '커머스' }, data: { variant: 'bar' } },
    { label: { en: 'Hybrid', ko: '하이브리드' }, data: { variant: 'split' } },
    { label: { en: 'Branding', ko: '브랜딩' }, data: { variant: 'minimal', overlayOn: ['/'] } },
  ],
} as const satisfies BlockMeta;
