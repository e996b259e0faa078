import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { boundText } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';
import { imagePath, references, safeUrl } from '#schemas/primitives.ts';
import { rightButton } from '#schemas/site/menu.ts';

/** Site header (SPEC section 2, Header). The menu itself belongs to the site document. */
export const schema = z.strictObject({
  variant: labelled(z.enum(['bar', 'split', 'minimal']).default('bar'), {
    en: ['Layout', 'Logo at the left with a row of menu items, a centered logo, or one thin row.'],
    ko: ['모양', 'bar는 왼쪽 로고와 메뉴 한 줄, split은 가운데 로고, minimal은 얇은 한 줄입니다.'],
  }),
  logo: labelled(
    z
      .strictObject({
        image: labelled(bindable(imagePath).optional(), {
          en: ['Picture', 'Replaces the logo of the clinic.'],
          ko: ['로고 이미지', '병원 정보의 로고 대신 쓸 이미지입니다.'],
          examples: ['/files/bomnal/logo.webp'],
        }),
        alt: labelled(boundText.optional(), {
          en: ['Alternative text', 'Read aloud instead of the logo; without it the name of the clinic.'],
          ko: ['대체 텍스트', '화면 낭독기가 로고 대신 읽습니다. 비워 두면 병원 이름을 읽습니다.'],
          examples: [{ ko: '봄날의원', en: 'Bomnal Clinic' }],
        }),
        ratio: labelled(z.number().positive().default(4), {
          en: ['Aspect ratio', 'Width divided by height; reserves the space until the logo has loaded.'],
          ko: ['가로세로 비율', '너비를 높이로 나눈 값입니다. 로고가 뜨기 전에 자리를 잡아 둡니다.'],
        }),
      })
      .default({ ratio: 4 }),
    { en: ['Logo', 'The logo of the header.'], ko: ['로고', '헤더에 표시되는 로고입니다.'] },
  ),
  logoHeight: labelled(z.int().min(12).max(52).default(28), {
    en: ['Logo height on phones', 'In pixels, 12 to 52.'],
    ko: ['모바일 로고 높이', '픽셀 단위이며 12~52입니다.'],
  }),
  logoHeightDesktop: labelled(z.int().min(12).max(96).default(58), {
    en: ['Logo height on computers', 'In pixels, 12 to 96; limited by the height of the row.'],
    ko: ['PC 로고 높이', '픽셀 단위이며 12~96입니다. 헤더 줄 높이를 넘지 않습니다.'],
  }),
  hasMobileTitle: labelled(z.boolean().default(true), {
    en: ['Title on phones', 'Phones show the title of inner pages in the header.'],
    ko: ['모바일 제목 표시', '모바일 하위 페이지의 헤더에 페이지 제목을 보여 줍니다.'],
  }),
  mobileTitle: labelled(boundText.optional(), {
    en: ['Title text on phones', 'Replaces the title of the page in the header of phones.'],
    ko: ['모바일 제목', '모바일 헤더에 페이지 제목 대신 표시됩니다.'],
    examples: [{ ko: '봄날의원', en: 'Bomnal Clinic' }],
  }),
  homeLabel: labelled(boundText.optional(), sharedLabels.homeLabel),
  rightButton: labelled(rightButton.optional(), {
    en: ['Right button', 'The button at the right end of the header.'],
    ko: ['오른쪽 버튼', '헤더 오른쪽 끝에 표시되는 버튼입니다.'],
  }),
  backUrl: labelled(bindable(safeUrl).optional(), {
    en: ['Back link', 'Where the back button of third-level pages leads.'],
    ko: ['뒤로 가기 링크', '3단계 페이지에서 뒤로 가기 버튼이 연결될 곳입니다.'],
    examples: ['/products'],
  }),
  searchToggle: labelled(z.boolean().default(true), {
    en: ['Search button', 'Shows the button that opens the search.'],
    ko: ['검색 버튼', '검색창을 여는 버튼을 보여 줍니다.'],
  }),
  overlayOn: labelled(
    z.array(z.string().startsWith('/').register(references, { kind: 'page-key' })).default([]),
    {
      en: [
        'Pages with an image below',
        'Keys of pages whose first section is an image that the header lies on.',
      ],
      ko: ['이미지 위에 겹칠 페이지', '첫 섹션이 이미지라서 헤더를 그 위에 겹칠 페이지의 키입니다.'],
    },
  ),
  overlayTone: labelled(z.enum(['dark', 'light']).default('dark'), {
    en: ['Brightness of the image', 'Whether that image is dark or light, which sets the text color.'],
    ko: ['이미지 밝기', '헤더 아래 이미지가 어두운지(dark) 밝은지(light)에 따라 글자색이 정해집니다.'],
  }),
});

export const meta: BlockMeta = {
  label: { ko: '헤더', en: 'Header', ja: 'ヘッダー', zh: '页眉' },
  description: {
    en: 'Logo, navigation with its second row, search, language and the right-hand button.',
    ko: '로고, 두 줄 메뉴, 검색, 언어, 오른쪽 버튼이 있습니다.',
  },
  keywords: 'top navigation logo menu 상단 로고 메뉴 ロゴ メニュー ナビ 顶部 导航 标志',
  category: 'global',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {
    utility: { label: 'Controls at the right', max: 4, takes: 'control' },
    menu: { label: 'Menu drawer', max: 1, takes: 'drawer' },
  },
  places: ['header'],
  presets: [
    { label: 'Commerce', data: { variant: 'bar' } },
    { label: 'Hybrid', data: { variant: 'split' } },
    { label: 'Branding', data: { variant: 'minimal', overlayOn: ['/'] } },
  ],
};
