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
const youTubeId = /^[\w-]{6,20}$/;
const vimeoId = /^\d{3,15}$/;

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
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeo(parts, url);
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

/**
 * `vimeo.com/<id>`, `vimeo.com/<id>/<hash>` for an unlisted video, or the same after `channels/<name>`, `video` etc.
 */
function vimeo(parts: string[], { searchParams }: URL): VideoLink | null {
  const at = parts.findIndex((part) => vimeoId.test(part));
  const id = parts[at];
  if (!id) return null;
  const hash = [searchParams.get('h'), parts[at + 1]].find((part) => part && /^[\da-f]{6,20}$/i.test(part));
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
