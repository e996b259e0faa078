import { afterPaint, onIdle, onIdleAfterFonts } from '#client/visitor/scheduling/on-idle.ts';
import { isStored } from '#engine/browser/state/is-stored.ts';
import { storedEvent } from '#engine/browser/state/stored-event.ts';
import { loadOnce } from '#engine/load-once.ts';
import type { Hydrate } from '#registry/contract.ts';

const scheduled = new WeakSet<Element>();

/** Lets an island be scheduled again. */
export const unschedule = (island: Element): void => void scheduled.delete(island);

/** React and the hydration code. */
export const loadHydration = loadOnce(() => import('./hydrate-island.tsx'));

/** Loads React and the island's code, once, and hydrates it. If loading fails, the server's HTML is left unchanged. */
export async function hydrate(island: Element): Promise<void> {
  if (!island.isConnected) return;
  const { hydrateIsland } = await loadHydration();
  await hydrateIsland(island as HTMLElement);
}

const report = (error: unknown) => console.error('[islands]', error);
const start = (island: Element) => hydrate(island).catch(report);

const visible = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const island = target.closest('maru-island');
      if (!isIntersecting || !island) continue;
      visible.unobserve(target);
      start(island);
    }
  },
  { rootMargin: '100px' },
);

const strategies: Record<Exclude<Hydrate, 'never'>, (island: Element) => void> = {
  load: (island) => afterPaint(() => start(island)),
  idle: (island) => onIdle(() => start(island)),
  // early-input detects interest.
  intent: (island) => {
    const key = island.getAttribute('key');
    if (key !== null)
      onIdleAfterFonts(() => {
        if (isStored(key)) start(island);
      });
  },
  // The island's own element has no box (display: contents), so its content is observed.
  visible: (island) =>
    afterPaint(() => {
      if (island.firstElementChild) visible.observe(island.firstElementChild);
      else start(island);
    }),
};

/** Schedules every unscheduled island below `root` by its strategy. */
export function scheduleIslands(root: ParentNode): void {
  for (const island of root.querySelectorAll('maru-island')) {
    if (scheduled.has(island)) continue;
    scheduled.add(island);
    strategies[(island.getAttribute('on') ?? 'load') as keyof typeof strategies](island);
  }
}

/**
 * Hydrates islands that show local storage (`key`) once it has their data, when anything in it was written, on this page or
 * in another tab.
 */
export function hydrateOnStorage(): void {
  const hydrateStored = () => document.querySelectorAll('maru-island[key]').forEach(strategies.intent);
  onIdleAfterFonts(() => addEventListener('storage', hydrateStored));
  addEventListener(storedEvent, hydrateStored);
}
