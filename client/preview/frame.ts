import { dragNodes } from './drag-nodes.ts';
import { createTextEditor } from './edit-text.ts';
import { morphPage } from './morph-page.ts';
import { createOutlines } from './outlines.ts';
import { elementOf, type PageText } from './page-text.ts';
import { reportClipboard } from './report-clipboard.ts';
import { reportLeaving } from './report-leaving.ts';
import { reportPointing } from './report-pointing.ts';
import { reportUndo } from './report-undo.ts';
import { requestPage } from './request-page.ts';
import { showPicture } from './show-picture.ts';
import type { FrameCommand, FrameMessage } from './types.ts';

/**
 * Runs in the preview frame on a clinic's host: shows the pages that the console asks for, and reports what the operator
 * points at. It obeys the console's origin alone, which the server wrote into the page.
 */
function startFrame(consoleOrigin: string): void {
  const send = (message: FrameMessage) => window.parent.postMessage(message, consoleOrigin);
  const outlines = createOutlines();
  /** The page that was shown last, unless it is older than what was typed into it. */
  let shownHtml: string | undefined;
  /** How often a text was typed into the page. */
  let typed = 0;
  const editor = createTextEditor(
    (message) => {
      if (message.type === 'text') {
        shownHtml = undefined;
        typed += 1;
      }
      send(message);
    },
    () => shownHtml !== undefined && morphPage(shownHtml),
  );
  const drag = dragNodes(outlines, send);
  /** The texts that were double-clicked last. */
  let pointed: PageText[] = [];
  let shownPath: string | undefined;

  async function show({ serial, token, request }: Extract<FrameCommand, { type: 'show' }>): Promise<void> {
    const start = performance.now();
    const typedBefore = typed;
    const result = await requestPage(token, request);
    if (!result.ok)
      return send({ type: 'refused', serial, status: result.status, findings: result.findings });
    const { html, status, problems, explanation } = result.answer;
    const isOtherPage = shownPath !== request.path;
    shownPath = request.path;
    const edited = editor.element();
    // A page that is older than what was typed would take it back for a moment, unless its text is left alone anyway.
    const isOlder = typed !== typedBefore && !isOtherPage;
    if (!isOlder || edited) morphPage(html, isOtherPage ? undefined : edited);
    if (!isOlder) shownHtml = html;
    if (isOtherPage) window.scrollTo(0, 0);
    outlines.draw();
    send({
      type: 'shown',
      serial,
      status,
      problems,
      explanation,
      milliseconds: performance.now() - start,
    });
  }

  window.addEventListener('message', ({ origin, source, data, ports }: MessageEvent<FrameCommand>) => {
    if (origin !== consoleOrigin || source !== window.parent) return;
    obey(data);
    const [port] = ports;
    if (data.type === 'connect' && port)
      port.onmessage = (event: MessageEvent<FrameCommand>) => obey(event.data);
  });
  function obey(data: FrameCommand): void {
    if (data.type === 'show') void show(data);
    if (data.type === 'names') outlines.setNames(data.names, data.movable);
    if (data.type === 'select') outlines.select(data.marker, data.isRevealed);
    if (data.type === 'places') drag.allow(data.marker, data.places);
    if (data.type === 'picture') void showPicture(data, send);
    if (data.type === 'write') write(data);
  }
  /** Begins to edit a text that was double-clicked, unless the page shows another one by now. */
  function write({ marker, index, text }: Extract<FrameCommand, { type: 'write' }>): void {
    const shown = pointed[index];
    const element = shown?.marker === marker ? elementOf(shown) : undefined;
    if (element) editor.begin(element, marker, text);
  }
  reportPointing(outlines, send, {
    isEdited: (target) => target instanceof Node && editor.element()?.contains(target) === true,
    onTexts: (texts) => {
      pointed = texts;
    },
  });
  reportUndo(send);
  reportClipboard(send);
  reportLeaving(send);
  send({ type: 'ready' });
}

const consoleOrigin = document.documentElement.dataset.console;
if (consoleOrigin && window.parent !== window) startFrame(consoleOrigin);
