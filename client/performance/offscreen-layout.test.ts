// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { whileOffscreenPaused } from './offscreen-layout.ts';

const measured: string[] = [];
/** Where elements are, in px from the top of a window of 100 px, by id. */
const places: Record<string, [top: number, bottom: number]> = {
  near: [0, 90],
  across: [90, 400],
  open: [90, 150],
  far: [150, 400],
  shown: [150, 200],
};

beforeEach(() => {
  measured.length = 0;
  vi.stubGlobal('innerHeight', 100);
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    measured.push(this.id);
    const [top, bottom] = places[this.id] ?? [500, 600];
    return { top, bottom, width: 50, height: bottom - top } as DOMRect;
  });
});

/** Ids of the elements that are paused. */
async function pausedIn(html: string): Promise<string[]> {
  document.body.innerHTML = `<main id="main">${html}</main>`;
  const paused = () =>
    [...document.querySelectorAll<HTMLElement>('main *')].filter(
      ({ style }) => style.contentVisibility === 'hidden',
    );
  let ids: string[] = [];
  await whileOffscreenPaused(async () => {
    ids = paused().map(({ id }) => id);
  });
  expect(paused()).toEqual([]);
  return ids;
}

test('the largest elements below the window are paused, and none inside an island', async () => {
  const html = `
    <p id="near"></p>
    <div id="across"><p id="open"></p><div id="far"><p id="inner"></p></div><maru-island id="island"></maru-island></div>`;
  expect(await pausedIn(html)).toEqual(['far']);
  expect(measured).not.toContain('island');
});

test('the content of a closed disclosure is not measured, which would lay it out', async () => {
  const html = `
    <div id="across">
      <details id="open"><summary id="near"></summary><p id="answer"></p></details>
      <details id="across" open><summary id="near"></summary><p id="shown"></p></details>
    </div>`;
  expect(await pausedIn(html)).toEqual(['shown']);
  expect(measured).not.toContain('answer');
});
