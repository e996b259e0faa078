import { longWords } from './product-fixtures.ts';

const sizes: Record<string, [number, number]> = {
  hero: [2400, 1200],
  'hero-m': [1080, 1350],
  space: [1400, 933],
  story: [1200, 1400],
  staff: [800, 1000],
  equipment: [900, 900],
  branding: [1600, 900],
  map: [1200, 800],
};

/** An image of the demo clinic, such as `story-1`, with its real size. */
export function pictureFixture(name: string, alt: string | Record<string, string> = '') {
  const [width, height] = sizes[name.replace(/-\d+/, '')] ?? [1200, 800];
  return { url: `/files/bomnal/${name}.webp`, width, height, alt };
}

/** A paragraph in four languages, repeated until it is too long for any design. */
export const longParagraph = {
  ko: `${longWords.ko} 충분한 상담과 진단을 거쳐 한 분 한 분의 피부 상태에 맞는 방법을 함께 정합니다. `.repeat(
    4,
  ),
  en: `${longWords.en} We take our time for consultation and diagnosis, and choose the way together. `.repeat(
    4,
  ),
  ja: `${longWords.ja}十分なカウンセリングと診断のうえで、お一人おひとりに合った方法を一緒に決めます。`.repeat(
    4,
  ),
  zh: `${longWords.zh}我们会进行充分的咨询与诊断,与您一同选择适合的方案。`.repeat(4),
};

/** Heading fields that are all present and all too long. */
export const longHeading = {
  eyebrow: longWords,
  title: longWords,
  description: longParagraph,
  more: { url: '/introduce', label: longWords },
};
