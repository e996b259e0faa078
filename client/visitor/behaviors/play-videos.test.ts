// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const src = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&mute=1';
let see: () => void;
let reduced: boolean;
let play: (figure: HTMLElement) => void;

beforeEach(async () => {
  reduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: unknown[]) => void) {
        see = () => notify([{ isIntersecting: true, target: document.querySelector('figure') }]);
      }
      observe() {}
      unobserve() {}
    },
  );
  see = () => {};
  vi.resetModules();
  play = (await import('./play-videos.ts')).playWhenSeen;
  document.documentElement.lang = 'en';
  document.body.dataset.frames = 'https://player.vimeo.com https://www.youtube-nocookie.com';
  document.body.innerHTML = `<figure data-video="${src}" data-provider="YouTube"><a href="https://youtu.be/aqz-KE-bpKQ">https://youtu.be/aqz-KE-bpKQ</a></figure>`;
});
const figure = () => document.querySelector('figure') as HTMLElement;
const player = () => document.querySelector('iframe');

test('a video loads its muted player only when it scrolls into view', () => {
  play(figure());
  expect(player()).toBeNull();
  see();
  expect(player()?.src).toBe(src);
  expect(player()?.title).toBe('YouTube video');
  expect(player()?.allow).toContain('autoplay');
  expect(figure().querySelector('a')).toBeNull();
});

test('with reduced motion it waits for a click, and the focus follows', () => {
  reduced = true;
  play(figure());
  see();
  expect(player()).toBeNull();
  document.querySelector('a')?.click();
  expect(player()).toBe(document.activeElement);
});

test('the link text names the player', () => {
  const link = figure().querySelector('a') as HTMLElement;
  link.textContent = 'A tour of the clinic';
  play(figure());
  see();
  expect(player()?.title).toBe('A tour of the clinic');
});

test('a player that the document may not frame stays a link, which the browser follows', () => {
  document.body.dataset.frames = 'https://player.vimeo.com';
  play(figure());
  see();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
  expect(player()).toBeNull();
  delete document.body.dataset.frames;
  play(figure());
  see();
  expect(player()).toBeNull();
});
