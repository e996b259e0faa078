import { morphPage } from './morph-page.ts';
import { createOutlines } from './outlines.ts';
import { reportPointing } from './report-pointing.ts';
import { requestPage } from './request-page.ts';
import type { FrameCommand, FrameMessage } from './types.ts';

/**
 * Runs in the preview frame on a clinic's host: shows the pages that the console asks for, and reports what the operator
 * points at. It obeys the console's origin alone, which the server wrote into the page.
 */
function startFrame(consoleOrigin: string): void {
  const send = (message: FrameMessage) => window.parent.postMessage(message, consoleOrigin);
  const outlines = createOutlines();
  let shownPath: string | undefined;

  async function show({ serial, token, request }: Extract<FrameCommand, { type: 'show' }>): Promise<void> {
    const start = performance.now();
    const result = await requestPage(token, request);
    if (!result.ok)
      return send({ type: 'refused', serial, status: result.status, findings: result.findings });
    const { html, status, problems, explanation } = result.answer;
    const isOtherPage = shownPath !== request.path;
    shownPath = request.path;
    morphPage(html);
    if (isOtherPage) window.scrollTo(0, 0);
    outlines.draw();
    send({
      ...{ type: 'shown', serial, status, problems, explanation },
      milliseconds: performance.now() - start,
    });
  }

  window.addEventListener('message', ({ origin, source, data }: MessageEvent<FrameCommand>) => {
    if (origin !== consoleOrigin || source !== window.parent) return;
    if (data.type === 'show') void show(data);
    if (data.type === 'names') outlines.setNames(data.names);
    if (data.type === 'select') outlines.select(data.marker, data.isRevealed);
  });
  reportPointing(outlines, send);
  send({ type: 'ready' });
}

const consoleOrigin = document.documentElement.dataset.console;
if (consoleOrigin && window.parent !== window) startFrame(consoleOrigin);
