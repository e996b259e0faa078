// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { restoreHeights, storeHeights, watchHeights } from './section-heights.ts';

type Report = (entries: { target: Element; contentRect: { height: number } }[]) => void;

/** Reports every part at once; browsers do after the next layout. */
class Observer {
  report: Report;
  constructor(report: Report) {
    this.report = report;
  }
  observe(target: HTMLElement) {
    this.report([{ target, contentRect: { height: Number(target.dataset.height) } }]);
  }
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', Observer);

const section = (height: number) =>
  `<maru-region><div class="Ui-section" data-height="${height}"></div></maru-region>`;
const given = () =>
  [...document.querySelectorAll<HTMLElement>('.Ui-section')].map(({ style }) =>
    style.getPropertyValue('contain-intrinsic-block-size'),
  );

beforeEach(() => {
  document.body.innerHTML = section(660) + section(260);
});

test('a revisited page starts with its previous heights', () => {
  watchHeights(document);
  storeHeights('/left', document);
  document.body.innerHTML = section(600) + section(600) + section(600);
  restoreHeights('/left', document);
  expect(given()).toEqual(['auto 660px', 'auto 260px', '']);
});

test('parts of blocks that defer their layout get their previous heights too', () => {
  const list = '<ul data-deferred-layout><li data-height="82"></li><li data-height="96"></li></ul>';
  document.body.innerHTML = list;
  watchHeights(document);
  storeHeights('/list', document);
  document.body.innerHTML = list;
  restoreHeights('/list', document);
  const items = [...document.querySelectorAll<HTMLElement>('li')];
  expect(items.map(({ style }) => style.getPropertyValue('contain-intrinsic-block-size'))).toEqual([
    'auto 82px',
    'auto 96px',
  ]);
});

test('another page, or one never observed, starts with estimates', () => {
  storeHeights('/unwatched', document);
  for (const page of ['/unwatched', '/other']) {
    restoreHeights(page, document);
    expect(given()).toEqual(['', '']);
  }
});

test('a page left again before its parts were measured retains its previous heights', () => {
  watchHeights(document);
  storeHeights('/left again', document);
  document.body.innerHTML = section(600) + section(600);
  storeHeights('/left again', document);
  restoreHeights('/left again', document);
  expect(given()).toEqual(['auto 660px', 'auto 260px']);
});
