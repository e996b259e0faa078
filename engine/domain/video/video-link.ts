/** A video of a supported service. */
type VideoLink = {
  provider: 'YouTube' | 'Vimeo';
  /** URL of its player: muted, autoplaying, without cookies. */
  embedUrl: string;
  /** URL of the video on the service's own site. */
  watchUrl: string;
};

/** The origins of the players, which a page with a video may frame. */
export const videoOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** The origins of the players in a page. */
export const videoOriginsIn = (html: string): string[] =>
  videoOrigins.filter((origin) => html.includes(`data-video="${origin}/`));

const youTubeHosts = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com']);
/** Not the names of playlists and channels in embedded players. */
const youTubeId = /^(?!videoseries$|live_stream$)[\w-]{6,20}$/;
/**
 * `<id>`, `<id>/<hash>` for an unlisted video, or the same after `channels/<name>`, or after `video` or `videos`. Any
 * other number, such as of a showcase, a group or an event, is not of a video.
 */
const vimeoPath = /^(?:channels\/[^/]+\/|(?:.+\/)?videos?\/)?(\d{3,15})(?:\/([\da-f]{6,20}))?$/i;

/**
 * Parses a link to a video (SPEC section 9: links from youtu.be and vimeo become embeddable muted autoplaying players).
 * Supports short, watch, shorts, live and embed URLs.
 * @returns null for any other URL
 */
export function parseVideoLink(link: string): VideoLink | null {
  const url = /^https?:\/\//i.test(link.trim()) ? URL.parse(link.trim()) : null;
  if (!url || url.username || url.port) return null;
  const host = url.hostname.replace(/^www\./, '');
  const parts = url.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return youTube(parts[0], url);
  if (youTubeHosts.has(host)) {
    const named = ['embed', 'shorts', 'live', 'v'].includes(parts[0] ?? '');
    return youTube(named ? parts[1] : parts[0] === 'watch' ? url.searchParams.get('v') : null, url);
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeo(parts.join('/'), url);
  return null;
}

function youTube(id: string | null | undefined, { searchParams }: URL): VideoLink | null {
  if (!id || !youTubeId.test(id)) return null;
  const start = seconds(searchParams.get('t') ?? searchParams.get('start'));
  const query = new URLSearchParams({ autoplay: '1', mute: '1', playsinline: '1', rel: '0' });
  if (start) query.set('start', String(start));
  return {
    provider: 'YouTube',
    embedUrl: `${videoOrigins[0]}/embed/${id}?${query}`,
    watchUrl: `https://youtu.be/${id}${start ? `?t=${start}` : ''}`,
  };
}

function vimeo(path: string, { searchParams }: URL): VideoLink | null {
  const [, id, ownHash] = vimeoPath.exec(path) ?? [];
  if (!id) return null;
  const hash = [searchParams.get('h'), ownHash].find((part) => part && /^[\da-f]{6,20}$/i.test(part));
  const query = new URLSearchParams({ autoplay: '1', muted: '1', playsinline: '1', dnt: '1' });
  if (hash) query.set('h', hash);
  return {
    provider: 'Vimeo',
    embedUrl: `${videoOrigins[1]}/video/${id}?${query}`,
    watchUrl: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
  };
}

/** `90`, `90s` and `1m30s` as seconds. */
function seconds(text: string | null): number {
  const [whole, hours, minutes, rest] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '') ?? [];
  return whole ? Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(rest ?? 0) : 0;
}
