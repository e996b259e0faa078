import { z } from 'zod';
import { parseVideoLink } from '#engine/domain/video/video-link.ts';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { described, labeled } from '#schemas/labeled.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { boundText, headingFields, picture } from '#schemas/layout/parts.ts';
import { tone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';
import { isoDate } from '#schemas/primitives.ts';

const videoUrl = described(
  z
    .string()
    .trim()
    .refine((url) => parseVideoLink(url) !== null, 'expected the address of a video on YouTube or Vimeo'),
  {
    en: 'https://youtu.be/…, a YouTube watch, shorts or live page, or https://vimeo.com/….',
    ko: '유튜브 동영상·쇼츠·라이브 주소나 비메오 주소입니다.',
  },
);

/**
 * `poster` is shown until the player loads. `label` describes the video if `title` does not. With a poster, a name and
 * `uploadedOn`, search engines may list the video.
 */
export const schema = z.strictObject({
  ...headingFields,
  url: labeled(bindable(videoUrl), {
    en: ['Video', 'Address of a video on YouTube or Vimeo.'],
    ko: ['동영상', '유튜브나 비메오 동영상 주소입니다.'],
    examples: ['https://youtu.be/aqz-KE-bpKQ', 'https://vimeo.com/76979871'],
  }),
  label: labeled(boundText.optional(), {
    en: ['Name for screen readers', 'Describes the video if the title does not describe it well enough.'],
    ko: ['동영상 설명', '제목만으로 알 수 없을 때 화면 낭독기가 읽는 설명입니다.'],
    examples: [{ ko: '시술 과정 소개', en: 'How the treatment works', ja: '施術の流れ', zh: '治疗流程介绍' }],
  }),
  caption: labeled(boundText.optional(), sharedLabels.caption),
  poster: labeled(picture.optional(), {
    en: ['Poster', 'Shown until the player has loaded.'],
    ko: ['미리보기 이미지', '동영상이 뜨기 전에 표시됩니다.'],
  }),
  uploadedOn: labeled(isoDate.optional(), {
    en: [
      'Upload date',
      'Shown below the video. With it, a poster and a title, search engines can list the video.',
    ],
    ko: [
      '올린 날짜',
      '동영상 아래에 표시됩니다. 미리보기 이미지와 제목까지 있으면 검색 결과에 동영상이 나올 수 있습니다.',
    ],
    examples: ['2026-03-02'],
  }),
  layout: labeled(
    choice({ page: ['Page width', '페이지 너비'], wide: ['Window width', '화면 너비'] }).default('page'),
    { en: ['Width', 'Width of the video.'], ko: ['너비', '동영상의 너비입니다.'] },
  ),
  tone: labeled(tone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '동영상', en: 'Video', ja: '動画', zh: '视频' },
  description: {
    en: 'A YouTube or Vimeo video, played without sound once it is in view.',
    ko: '유튜브나 비메오 동영상을 보여 줍니다. 화면에 들어오면 소리 없이 재생됩니다.',
  },
  keywords: 'youtube movie film 유튜브 영상 動画 ユーチューブ 视频 影片',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
} as const satisfies BlockMeta;
