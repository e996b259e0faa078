import {
  createPageBulkhead,
  type PageBulkhead,
  type PageLimits,
} from '#server/site/requests/page-bulkhead.ts';

/** Renders for previews at once and waiting, of all clinics and of one. */
const previewLimits: { ofAll: PageLimits; ofOne: PageLimits } = {
  ofAll: { atOnce: 2, waiting: 60 },
  ofOne: { atOnce: 2, waiting: 30 },
};
/** Milliseconds that a slot rests at most after a render. */
const longestRest = 200;

/**
 * Bounds the renders for previews, which nothing caches: few at once, each also in turn with those of visitors. After a
 * render its slot rests for as long as the render took, so previews leave half of the process to visitors.
 * @param visitors the bulkhead of visitors' pages
 * @param options.rest resolves after a time in milliseconds
 */
export function createPreviewBulkhead(
  visitors: PageBulkhead,
  {
    limits = previewLimits,
    rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref()),
  }: { limits?: typeof previewLimits; rest?: (ms: number) => Promise<void> } = {},
): PageBulkhead {
  const previews = createPageBulkhead({ limits });
  return {
    isFull: previews.isFull,
    turn: visitors.turn,
    run: (site, make) =>
      new Promise((resolve, reject) => {
        const renderAndRest = async () => {
          const began = performance.now();
          await visitors.run(site, make).then(resolve, reject);
          await rest(Math.min(performance.now() - began, longestRest));
        };
        previews.run(site, renderAndRest).catch(reject);
      }),
  };
}
