import {
  createPageBulkhead,
  type PageBulkhead,
  type PageLimits,
  TooBusy,
} from '#server/site/requests/page-bulkhead.ts';

/** Renders for previews at once and waiting, of all clinics and of one. */
const previewLimits: { ofAll: PageLimits; ofOne: PageLimits } = {
  ofAll: { atOnce: 2, waiting: 120 },
  ofOne: { atOnce: 2, waiting: 60 },
};
/** Milliseconds that a slot rests at most after a render. */
const longestRest = 50;
/** Milliseconds after which nobody waits for a preview any more (render-unsaved.ts). */
const maxWaitMs = 10_000;

/**
 * Bounds the renders for previews, which nothing caches: few at once, each taking turns with visitors' renders. After a
 * render its slot stays unused for as long as the render took, at most 50 ms, in which visitors' pages come first.
 * @param visitors the bulkhead of visitors' pages
 * @param options.rest resolves after a time in milliseconds
 * @param options.now the present in milliseconds
 */
export function createPreviewBulkhead(
  visitors: PageBulkhead,
  {
    limits = previewLimits,
    rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref()),
    now = () => performance.now(),
  }: { limits?: typeof previewLimits; rest?: (ms: number) => Promise<void>; now?: () => number } = {},
): PageBulkhead {
  const previews = createPageBulkhead({ limits });
  return {
    isFull: previews.isFull,
    turn: visitors.turn,
    run: (site, make) =>
      new Promise((resolve, reject) => {
        const asked = now();
        const renderAndRest = async () => {
          const began = now();
          if (began - asked > maxWaitMs)
            throw new TooBusy(`[preview] A preview of "${site}" waited too long`);
          await visitors.run(site, make).then(resolve, reject);
          await rest(Math.min(now() - began, longestRest));
        };
        previews.run(site, renderAndRest).catch(reject);
      }),
  };
}
