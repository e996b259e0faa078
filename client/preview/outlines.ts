import { frameElement } from './morph-page.ts';
import { markerAttribute } from './types.ts';

export type Outlines = ReturnType<typeof createOutlines>;

/** Pixels that a header which stays in view may cover. */
const margin = 120;
const colors = { hover: '#6b7280', selected: '#1d4ed8' } as const;

/** Frames around the node that is pointed at and the one that is selected, with their names. */
export function createOutlines() {
  const hover = createBox('hover');
  const selected = createBox('selected');
  const markers: { hover: string | null; selected: string | null } = { hover: null, selected: null };
  let names: Record<string, string> = {};

  function draw(): void {
    place(hover, markers.hover === markers.selected ? null : markers.hover, names);
    place(selected, markers.selected, names);
  }
  let frame = 0;
  const drawSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  };
  window.addEventListener('scroll', drawSoon, { passive: true, capture: true });
  window.addEventListener('resize', drawSoon);
  // Pictures and fonts move what is below them when they arrive.
  document.addEventListener('load', drawSoon, true);

  return {
    draw,
    setNames: (next: Record<string, string>) => {
      names = next;
      draw();
    },
    hover: (marker: string | null) => {
      if (markers.hover === marker) return;
      markers.hover = marker;
      draw();
    },
    selected: () => markers.selected,
    select: (marker: string | null, isRevealed: boolean) => {
      markers.selected = marker;
      if (marker !== null && isRevealed) reveal(marker);
      draw();
    },
  };
}

function createBox(kind: keyof typeof colors): HTMLElement {
  const box = document.createElement('div');
  const label = document.createElement('span');
  box.setAttribute(frameElement, kind);
  box.setAttribute('aria-hidden', 'true');
  Object.assign(box.style, {
    ...{ position: 'fixed', zIndex: '2147483647', pointerEvents: 'none', display: 'none' },
    ...{ boxSizing: 'border-box', border: `2px solid ${colors[kind]}` },
  });
  Object.assign(label.style, {
    ...{ position: 'absolute', insetInlineStart: '-2px', padding: '2px 8px', whiteSpace: 'nowrap' },
    ...{ background: colors[kind], color: '#fff', font: '500 12px/18px system-ui, sans-serif' },
  });
  box.append(label);
  return box;
}

function place(box: HTMLElement, marker: string | null, names: Record<string, string>): void {
  // A morph of the page may have removed it.
  if (!box.isConnected) document.documentElement.append(box);
  const area = marker === null ? undefined : areaOf(marker);
  box.style.display = area ? 'block' : 'none';
  const label = box.firstElementChild as HTMLElement;
  if (!area) return;
  const { left, top, width, height } = area;
  Object.assign(box.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  label.textContent = names[marker ?? ''] ?? '';
  label.style.display = label.textContent ? '' : 'none';
  // The page has a font for its languages; the system may have none.
  label.style.fontFamily = getComputedStyle(document.body).fontFamily;
  label.style.top = top >= 24 ? '-22px' : `${Math.max(0, -top)}px`;
}

const elementsOf = (marker: string) => [
  ...document.querySelectorAll(`[${markerAttribute}="${CSS.escape(marker)}"]`),
];

/** The rectangle around all elements of a node. Some have no box of their own (`display: contents`). */
function areaOf(marker: string): DOMRect | undefined {
  const areas = elementsOf(marker)
    .map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const own = element.getBoundingClientRect();
      return own.width > 0 && own.height > 0 ? own : range.getBoundingClientRect();
    })
    .filter(({ width, height }) => width > 0 && height > 0);
  if (areas.length === 0) return undefined;
  const left = Math.max(0, Math.min(...areas.map((area) => area.left)));
  const top = Math.min(...areas.map((area) => area.top));
  const right = Math.min(document.documentElement.clientWidth, Math.max(...areas.map((area) => area.right)));
  const bottom = Math.max(...areas.map((area) => area.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

function reveal(marker: string): void {
  const area = areaOf(marker);
  if (!area) return;
  const isVisible = area.top < window.innerHeight - margin && area.bottom > margin;
  if (!isVisible) window.scrollBy({ top: area.top - margin, behavior: 'smooth' });
}
