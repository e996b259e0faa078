import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { action, boundText, picture } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** One image with its text. `tone` is the image's: dark (light text) or light. */
const slide = z.strictObject({
  image: labelled(
    z
      .strictObject({
        pc: labelled(picture, sharedLabels.pcImage),
        mobile: labelled(picture.optional(), sharedLabels.mobileImage),
      })
      .optional(),
    sharedLabels.heroImage,
  ),
  eyebrow: labelled(boundText.optional(), sharedLabels.eyebrow),
  title: labelled(boundText, {
    en: ['Title', 'Large text on the slide.'],
    ko: ['제목', '슬라이드에 크게 표시됩니다.'],
  }),
  text: labelled(boundText.optional(), {
    en: ['Text', 'One or two sentences below the title.'],
    ko: ['본문', '제목 아래 한두 문장입니다.'],
  }),
  link: labelled(action.optional(), sharedLabels.button),
  tone: labelled(z.enum(['dark', 'light']).default('dark'), sharedLabels.imageTone),
});

export const schema = z.strictObject({
  /** The home page's h1, visually hidden. Without it the first slide's title is the h1. */
  heading: labelled(boundText.optional(), {
    en: [
      'Heading of the page',
      'Not visible, but read by search engines; without it the title of the first slide.',
    ],
    ko: ['페이지 제목', '화면에는 보이지 않고 검색엔진이 읽습니다. 비워 두면 첫 슬라이드의 제목을 씁니다.'],
  }),
  slides: labelled(z.array(slide).min(1).max(8), {
    en: ['Slides', '1 to 8 slides, in this order.'],
    ko: ['슬라이드', '이 순서대로 보여 줍니다. 1~8개입니다.'],
  }),
  variant: labelled(z.enum(['full', 'split', 'card']).default('full'), {
    en: ['Layout', 'Full width, picture and text side by side, or a card.'],
    ko: ['모양', 'full은 화면 너비, split은 사진과 글을 좌우로, card는 카드입니다.'],
  }),
  autoplay: labelled(z.boolean().default(true), {
    en: ['Autoplay', 'Slides change on their own; visitors can pause them.'],
    ko: ['자동 넘김', '슬라이드가 저절로 넘어갑니다. 방문자가 멈출 수 있습니다.'],
  }),
  /** Milliseconds (SPEC section 9, slider defaults). */
  autoplayDelay: labelled(z.int().min(1000).max(20_000).default(3000), {
    en: ['Time per slide', 'In milliseconds, 1000 to 20000.'],
    ko: ['넘김 간격', '밀리초 단위이며 1000~20000입니다.'],
  }),
  transition: labelled(z.int().min(0).max(2000).default(300), {
    en: ['Transition time', 'How long a change takes, in milliseconds, up to 2000.'],
    ko: ['전환 시간', '슬라이드가 바뀌는 데 걸리는 시간(밀리초)입니다. 최대 2000입니다.'],
  }),
});

export const meta: BlockMeta = {
  label: { ko: '메인 슬라이더', en: 'Hero slider', ja: 'メインスライダー', zh: '主页轮播' },
  description: {
    en: 'Large slides at the top of the home page, with autoplay.',
    ko: '메인 화면 위의 큰 슬라이드이며 저절로 넘어갑니다.',
  },
  keywords:
    'banner carousel slideshow main visual 배너 슬라이드 메인 비주얼 バナー スライド メインビジュアル 横幅 轮播图 主视觉',
  category: 'home',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  provides: ['heading'],
};
