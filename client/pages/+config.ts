import type { Config } from 'vike/types';

/** One page for every URL: the engine does the routing. No client render hook, so Vike ships no runtime. */
export default {
  onRenderHtml: 'import:../../server/site/dev/render-html.ts:renderHtml',
  passToClient: [],
  prefetchStaticAssets: false,
} satisfies Config;
