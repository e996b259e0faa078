import { parseVideoLink } from '#engine/domain/video/video-link.ts';
import { pictureOn } from '#engine/structured-data/clinic.ts';
import type { StructuredData } from '#registry/structured-data.ts';
import { plain } from '#schemas/layout/text.ts';
import { startOfDay } from '#schemas/time/zone.ts';
import type { meta, schema } from './schema.ts';

/** The video, if it has everything that search engines require: a name, a picture and the day on which it was uploaded. */
export const structuredData: StructuredData<typeof schema, typeof meta> = ({ data }, page) => {
  const video = parseVideoLink(plain(data.url));
  const name = plain(data.label ?? data.title);
  if (!video || !name || !data.poster || !data.uploadedOn) return [];
  const description = plain(data.description);
  return [
    {
      '@type': 'VideoObject',
      name,
      ...(description && { description }),
      thumbnailUrl: pictureOn(page, data.poster),
      uploadDate: startOfDay(data.uploadedOn, page.config.timeZone).toISOString(),
      embedUrl: video.embedUrl,
    },
  ];
};
