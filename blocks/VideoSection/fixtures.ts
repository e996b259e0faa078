import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

const poster = { url: '/files/bomnal/story-1.webp', width: 1600, height: 1200, alt: '' };

export const fixtures = {
  default: {
    data: {
      title: {
        ko: '진료실 둘러보기',
        en: 'A walk through the clinic',
        ja: '院内ツアー',
        zh: '参观诊室',
      },
      url: 'https://youtu.be/aqz-KE-bpKQ',
      poster,
      uploadedOn: '2026-03-02',
    },
  },
  minimal: { data: { url: 'https://vimeo.com/1084537' } },
  extreme: {
    data: {
      eyebrow: longWords,
      title: longWords,
      description: longWords,
      label: longWords,
      caption: longWords,
      url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s',
      poster,
      layout: 'wide',
      tone: 'dark',
    },
  },
} satisfies Fixtures;
