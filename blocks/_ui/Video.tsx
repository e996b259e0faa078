import { parseVideoLink } from '#engine/domain/video/video-link.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { plain, type Text } from '#schemas/layout/text.ts';
import { Image, type ImageSource } from './Image.tsx';

type VideoProps = {
  /** A link to a video on YouTube or Vimeo; any other renders nothing. */
  url: string;
  /** A description of the video: the name of its player. */
  label?: Text | undefined;
  poster?: ImageSource | undefined;
  sizes?: string;
};

/**
 * A video that becomes a muted player once in view (client/visitor/behaviors). It starts as a link, and without scripts stays
 * one.
 */
export function Video({ url, label, poster, sizes }: VideoProps) {
  const t = useMessages();
  const video = parseVideoLink(url);
  if (!video) return null;
  const words = label || t('video.watch', { provider: video.provider });
  return (
    <div className="Ui-video" data-video={video.embedUrl} data-provider={video.provider}>
      {poster && <Image image={poster} alt="" sizes={sizes} className="Ui-video-poster" />}
      <a
        className={poster ? 'Ui-video-link Ui-video-link--pictured' : 'Ui-video-link'}
        href={video.watchUrl}
        target="_blank"
        rel="noopener noreferrer"
      >
        <span className="Ui-video-label" lang={typeof words === 'object' ? words.lang : undefined}>
          {plain(words)}
        </span>
      </a>
    </div>
  );
}
