import { areaOf, createOverlay, placeOverlay } from './boxes.ts';
import { type Line, linesOf, nearestLine } from './drop-line.ts';
import { handleAttribute, type Outlines } from './outlines.ts';
import type { DropPlace, FrameMessage } from './types.ts';

/** Pixels from an edge of the window within which dragging scrolls, and pixels of a step. */
const [edge, step] = [60, 18];

/**
 * Drags nodes by their handles. A line shows where the node would go; the page itself does not move until it is dropped.
 * Only places that the console names for the node are offered. Escape ends it.
 */
export function dragNodes(outlines: Outlines, send: (message: FrameMessage) => void) {
  const line = createOverlay('drop', { background: '#c2185b', borderRadius: '2px' });
  const dimmed = createOverlay('dragged', { background: '#ffffffb3' });
  let dragged: { marker: string; pointer: number; places: DropPlace[]; target: Line | undefined } | undefined;
  let [x, y, frame] = [0, 0, 0];

  document.addEventListener('pointerdown', start, true);
  document.addEventListener('pointermove', move, true);
  document.addEventListener('pointerup', (event) => end(event, true), true);
  document.addEventListener('pointercancel', (event) => end(event, false), true);
  document.addEventListener('keydown', (event) => {
    if (!dragged || event.key !== 'Escape') return;
    event.preventDefault();
    stop();
  });

  function start(event: PointerEvent): void {
    const handle = event.target instanceof Element ? event.target.closest(`[${handleAttribute}]`) : null;
    const marker = handle?.getAttribute(handleAttribute);
    if (!handle || !marker || event.button !== 0) return;
    // Else the browser selects text, or drags a picture.
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    dragged = { marker, pointer: event.pointerId, places: [], target: undefined };
    [x, y] = [event.clientX, event.clientY];
    document.documentElement.style.cursor = 'grabbing';
    send({ type: 'drag', marker });
    frame = requestAnimationFrame(draw);
  }

  function move(event: PointerEvent): void {
    if (dragged?.pointer !== event.pointerId) return;
    event.preventDefault();
    [x, y] = [event.clientX, event.clientY];
  }

  function draw(): void {
    if (!dragged) return;
    if (y < edge) window.scrollBy(0, -step);
    else if (y > window.innerHeight - edge) window.scrollBy(0, step);
    dragged.target = nearestLine(linesOf(dragged.places, areaOf), x, y);
    const area = dragged.target?.area;
    placeOverlay(line, area && new DOMRect(area.left, area.top, area.width, area.height));
    line.style.opacity = dragged.target?.place.at === 'inside' ? '0.3' : '1';
    placeOverlay(dimmed, areaOf(dragged.marker));
    frame = requestAnimationFrame(draw);
  }

  function end(event: PointerEvent, isDropped: boolean): void {
    if (dragged?.pointer !== event.pointerId) return;
    const { marker, target } = dragged;
    stop();
    if (isDropped && target) send({ type: 'drop', marker, place: target.place });
  }

  function stop(): void {
    cancelAnimationFrame(frame);
    dragged = undefined;
    document.documentElement.style.cursor = '';
    placeOverlay(line, undefined);
    placeOverlay(dimmed, undefined);
    outlines.draw();
  }

  return {
    /** The places that the console allows for the node. */
    allow: (marker: string, places: DropPlace[]) => {
      if (dragged?.marker === marker) dragged.places = places;
    },
  };
}
