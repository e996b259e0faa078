import { areaOf, createOverlay, placeOverlay } from './boxes.ts';

export type Outlines = ReturnType<typeof createOutlines>;

/** Pixels that a header which stays in view may cover. */
const margin = 120;
const colors = { hover: '#4b5563', selected: '#1d4ed8' } as const;
/** The attribute of a handle: the marker of the node that it drags. */
export const handleAttribute = 'data-maru-handle';

/** Frames around the node that is pointed at and the one that is selected, with their names, and handles to drag them. */
export function createOutlines() {
  const hover = createBox('hover');
  const selected = createBox('selected');
  const markers: { hover: string | null; selected: string | null } = { hover: null, selected: null };
  let names: Record<string, string> = {};
  let movable: ReadonlySet<string> = new Set();

  function draw(): void {
    place(hover, markers.hover === markers.selected ? null : markers.hover);
    place(selected, markers.selected);
  }
  function place(box: HTMLElement, marker: string | null): void {
    const area = marker === null ? undefined : areaOf(marker);
    placeOverlay(box, area);
    if (area && marker !== null)
      placeLabel(box, area.top, names[marker] ?? '', movable.has(marker) ? marker : null);
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
    setNames: (next: Record<string, string>, nextMovable: readonly string[]) => {
      names = next;
      movable = new Set(nextMovable);
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
  const box = createOverlay(kind, { boxSizing: 'border-box', border: `2px solid ${colors[kind]}` });
  const label = document.createElement('span');
  Object.assign(label.style, {
    position: 'absolute',
    insetInlineStart: '-2px',
    display: 'flex',
    whiteSpace: 'nowrap',
    background: colors[kind],
    color: '#fff',
    font: '500 12px/18px system-ui, sans-serif',
  });
  const [handle, name] = [document.createElement('span'), document.createElement('span')];
  Object.assign(handle.style, {
    pointerEvents: 'auto',
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
    padding: '3px 6px',
    borderInlineEnd: '1px solid #ffffff66',
  });
  handle.textContent = '⠿';
  name.style.padding = '3px 8px';
  label.append(handle, name);
  box.append(label);
  return box;
}

function placeLabel(box: HTMLElement, top: number, text: string, handled: string | null): void {
  const label = box.firstElementChild as HTMLElement;
  const [handle, name] = [...label.children] as [HTMLElement, HTMLElement];
  name.textContent = text;
  label.style.display = text || handled !== null ? 'flex' : 'none';
  handle.style.display = handled === null ? 'none' : '';
  if (handled === null) handle.removeAttribute(handleAttribute);
  else handle.setAttribute(handleAttribute, handled);
  // The page has a font for its languages; the system may have none.
  name.style.fontFamily = getComputedStyle(document.body).fontFamily;
  label.style.top = top >= 28 ? '-26px' : `${Math.max(0, -top)}px`;
}

function reveal(marker: string): void {
  const area = areaOf(marker);
  if (!area) return;
  const isVisible = area.top < window.innerHeight - margin && area.bottom > margin;
  if (!isVisible) window.scrollBy({ top: area.top - margin, behavior: 'smooth' });
}
