import { z } from 'zod';
import { parseVideoLink } from '#engine/domain/video/video-link.ts';
import type { BlockMeta } from '#registry/contract.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { boundText, headingFields, picture } from '#schemas/layout/parts.ts';

const videoUrl = z
  .string()
  .trim()
  .refine((url) => parseVideoLink(url) !== null, 'expected the address of a video on YouTube or Vimeo')
  .describe('https://youtu.be/…, a YouTube watch, shorts or live page, or https://vimeo.com/….');

/** `poster` is shown until the player loads. `label` describes the video if `title` does not. */
export const schema = z.strictObject({
  ...headingFields,
  url: bindable(videoUrl),
  label: boundText.optional(),
  caption: boundText.optional(),
  poster: picture.optional(),
  layout: z.enum(['page', 'wide']).default('page'),
  tone: z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '동영상', en: 'Video', ja: '動画', zh: '视频' },
  description: 'A YouTube or Vimeo video, played muted once it is in view.',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
};
