import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { action, boundText, heroImage } from '#schemas/layout/parts.ts';
import { imageTone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** One image with its text. `tone` is the image's: dark (light text) or light. */
const slide = z.strictObject({
  image: heroImage,
  eyebrow: labeled(boundText.optional(), sharedLabels.eyebrow),
  title: labeled(boundText, {
    en: ['Title', 'Large text on the slide.'],
    ko: ['제목', '슬라이드에 크게 표시됩니다.'],
    multiline: true,
    examples: [
      {
        ko: '오늘보다 편안한 피부',
        en: 'Calmer skin, day by day',
        ja: '今日より穏やかな肌へ',
        zh: '让肌肤日渐安稳',
      },
    ],
  }),
  text: labeled(boundText.optional(), { ...sharedLabels.text, multiline: true }),
  link: labeled(action.optional(), sharedLabels.button),
  tone: labeled(imageTone.default('dark'), sharedLabels.imageTone),
});

export const schema = z.strictObject({
  /** The home page's h1, visually hidden. Without it the first slide's title is the h1. */
  heading: labeled(boundText.optional(), {
    en: [
      'Heading of the page',
      'Not visible, but read by search engines. Leave it empty for the title of the first slide.',
    ],
    ko: ['페이지 제목', '화면에는 보이지 않고 검색엔진이 읽습니다. 비워 두면 첫 슬라이드의 제목을 씁니다.'],
    examples: [
      {
        ko: '강남역 피부과 봄날의원',
        en: 'Bomnal Clinic, dermatology in Gangnam',
        ja: '江南駅の皮膚科 ボムナル医院',
        zh: '江南站皮肤科 春日医院',
      },
    ],
  }),
  slides: labeled(z.array(slide).min(1).max(8), {
    en: ['Slides', '1 to 8 slides, in this order.'],
    ko: ['슬라이드', '이 순서대로 보여 줍니다. 1~8개입니다.'],
  }),
  variant: labeled(
    choice({
      full: ['Full width', '화면 너비'],
      split: ['Picture and text side by side', '사진과 글 나란히'],
      card: ['Card', '카드'],
    }).default('full'),
    sharedLabels.look,
  ),
  autoplay: labeled(z.boolean().default(true), {
    en: ['Autoplay', 'Slides change by themselves. Visitors can pause them.'],
    ko: ['자동 넘김', '슬라이드가 저절로 넘어갑니다. 방문자가 멈출 수 있습니다.'],
  }),
  /** Milliseconds (SPEC section 9, slider defaults). */
  autoplayDelay: labeled(z.int().min(1000).max(20_000).default(3000), {
    en: ['Time per slide', 'In milliseconds, 1,000 to 20,000. 3,000 are three seconds.'],
    ko: ['넘김 간격', '밀리초 단위이며 1,000~20,000입니다. 3,000은 3초입니다.'],
  }),
  transition: labeled(z.int().min(0).max(2000).default(300), {
    en: ['Transition time', 'How long a change takes, in milliseconds, up to 2,000.'],
    ko: ['전환 시간', '슬라이드가 바뀌는 데 걸리는 시간(밀리초)이며 최대 2,000입니다.'],
  }),
});

export const meta = {
  label: { ko: '메인 슬라이더', en: 'Hero slider', ja: 'メインスライダー', zh: '主页轮播' },
  description: {
    en: 'Large slides at the top of the home page, with autoplay.',
    ko: '홈 맨 위의 큰 슬라이드이며 저절로 넘어갑니다.',
  },
  keywords:
    'banner carousel slideshow main visual 배너 슬라이드 메인 비주얼 バナー スライド メインビジュアル 横幅 轮播图 主视觉',
  category: 'home',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  provides: ['heading'],
} as const satisfies BlockMeta;
