import { afterEach, beforeEach, vi } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import HeroSlider from '#blocks/HeroSlider/index.tsx';
import messages from '#blocks/HeroSlider/messages.json' with { type: 'json' };
import { schema } from '#blocks/HeroSlider/schema.ts';
import { pressButton, runSlider } from './run-slider.ts';

const slides = ['a', 'b', 'c'].map((title) => ({
  title,
  image: { pc: { url: `/files/x/${title}.webp`, width: 2400, height: 1200 } },
  link: { url: `/${title}`, label: title },
}));
/** A hero slider with three slides, as the server renders it. */
export const { html } = renderForTest(
  { component: HeroSlider, messages },
  { data: schema.parse({ slides }) },
);

/** Whether the visitor prefers reduced motion. */
export const browser = { isReduced: false };

/** Every test starts with an empty page and without the preference for reduced motion. */
export function resetSlider(): void {
  beforeEach(() => {
    browser.isReduced = false;
    Object.assign(window, {
      matchMedia: (media: string) => ({ matches: media.includes('reduced-motion') && browser.isReduced }),
      ResizeObserver: class {
        observe() {}
      },
    });
  });
  afterEach(() => document.body.replaceChildren());
}

/** Shows the slider and runs it. */
export function show(mode = '') {
  document.body.innerHTML = html;
  const root = document.querySelector('section') as HTMLElement;
  const track = document.querySelector('ul') as HTMLElement;
  [...track.children].forEach((slide, index) => {
    Object.defineProperty(slide, 'offsetLeft', { value: index * 1000 });
  });
  // jsdom lays out nothing: keen-slider takes the size for 1 px.
  root.getBoundingClientRect = () => ({ top: 0, bottom: 100 }) as DOMRect;
  root.dataset.slider = mode;
  runSlider(root);
  return { root, track };
}
/** In small parts, as keen-slider loads in between. */
export async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 100) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 100));
    await vi.dynamicImportSettled();
  }
}
export const press = async (name: string) => {
  await pressButton(document.querySelector(`button[aria-label="${name}"]`) as HTMLElement);
};
/** The position in px of each slide in the row; undefined while the row scrolls natively. */
export const positions = () =>
  [...document.querySelectorAll<HTMLElement>('li')].map((slide, index) => {
    const [, x] = /translate3d\((-?[\d.]+)px/.exec(slide.style.transform) ?? [];
    return x && Math.round(10 * (Number(x) + index)) / 10;
  });
export const number = () => document.querySelector('[data-slider-number]')?.textContent;
