import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { documentText, type FrameAssets } from '#engine/document/render-document.ts';
import type { MadePage } from '#engine/page/page-request.ts';

/** Vike's hook `onRenderHtml`, named in client/pages/+config.ts. Development only: the production server calls the frame itself. */
export function renderHtml(pageContext: PageContextServer) {
  const { made, assets } = pageContext as PageContextServer & { made: MadePage; assets: FrameAssets };
  return dangerouslySkipEscape(documentText(made, assets));
}
