import { savesData } from '#client/visitor/scheduling/saves-data.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import messages from './video-messages.json' with { type: 'json' };

const known = new WeakSet<HTMLElement>();
let seen: IntersectionObserver | undefined;

/**
 * Replaces the link with the player, muted and playing (SPEC section 9), once at least half of it is in view: no
 * request is sent for a video out of sight. With reduced motion or Save-Data it waits for a click. A player that the
 * document may not frame stays a link.
 */
export function playWhenSeen(figure: HTMLElement): void {
  if (known.has(figure) || !mayFrame(figure.dataset.video)) return;
  known.add(figure);
  figure.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    play(figure)?.focus();
  });
  if (isCalm()) return;
  seen ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) play(target as HTMLElement);
    },
    { threshold: 0.5 },
  );
  seen.observe(figure);
}

/** Whether the document's CSP allows the player: a client navigation may have brought a video of another service. */
const mayFrame = (video: string | undefined): boolean =>
  document.body.dataset.frames?.split(' ').some((origin) => video?.startsWith(`${origin}/`)) ?? false;

function play(figure: HTMLElement): HTMLIFrameElement | undefined {
  seen?.unobserve(figure);
  const link = figure.querySelector('a');
  const { video, provider = '' } = figure.dataset;
  if (!link || !video) return undefined;
  const label = link.textContent?.trim() ?? '';
  const player = Object.assign(document.createElement('iframe'), {
    src: video,
    className: 'Ui-video-player',
    title: /^https?:/.test(label) || !label ? `${provider} ${message('video')}` : label,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  const hadFocus = link === document.activeElement;
  link.replaceWith(player);
  if (hadFocus) player.focus();
  return player;
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches || savesData();

const message = (key: keyof typeof messages) =>
  messages[key][document.documentElement.lang as LanguageCode] ?? messages[key].en;
