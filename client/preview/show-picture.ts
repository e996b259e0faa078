import { areaOf } from './boxes.ts';
import { morphPage } from './morph-page.ts';
import { requestPage } from './request-page.ts';
import type { FrameCommand, FrameMessage } from './types.ts';

/** Milliseconds that a picture waits for its styles and fonts. */
const settleMs = 1_500;

/** Shows a page for the gallery of the console and reports where the wanted node is in it. */
export async function showPicture(
  { serial, token, request, marker, html: known }: Extract<FrameCommand, { type: 'picture' }>,
  send: (message: FrameMessage) => void,
): Promise<void> {
  const result = known === undefined ? await requestPage(token, request) : undefined;
  if (result && !result.ok)
    return send({ type: 'pictured', serial, status: result.status, html: '', area: null });
  const html = known ?? result?.answer.html ?? '';
  morphPage(html);
  document.documentElement.inert = true;
  await Promise.race([settled(), new Promise((resolve) => setTimeout(resolve, settleMs))]);
  // Browsers load lazy pictures late in a frame that is drawn small.
  for (const image of document.querySelectorAll('img')) {
    if (image.getBoundingClientRect().top < window.innerHeight) image.loading = 'eager';
  }
  const area = areaOf(marker);
  const { left = 0, top = 0, width = 0, height = 0 } = area ?? {};
  send({
    type: 'pictured',
    serial,
    status: result?.answer.status ?? 200,
    html,
    area: area ? { left, top: Math.max(0, top), width, height } : null,
  });
}

/** Resolves when stylesheets and fonts are there. */
async function settled(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(
    sheets.map(
      (link) =>
        link.sheet ??
        new Promise((resolve) => {
          link.addEventListener('load', resolve, { once: true });
          link.addEventListener('error', resolve, { once: true });
        }),
    ),
  );
  await document.fonts.ready;
}
