// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { askingClass } from '#client/visitor/vendors/consent-names.ts';
import { hydrated, morphPage } from './morph-page.ts';

const lifecycle = {
  hydrateIsland: async () => {},
  updateIsland: vi.fn<(island: Element) => void>(),
  unmountIsland: vi.fn((island: HTMLElement) => void delete island.dataset.hydrated),
};
beforeEach(() => {
  vi.clearAllMocks();
});

const island = (id: string, content: string) =>
  `<maru-island id="${id}" data-hydrated="">${content}</maru-island>`;
const slot = (name: string, content: string) =>
  `<div class="ServerSlot" data-slot="${name}">${content}</div>`;
const served = (html: string) => html.replaceAll(' data-hydrated=""', '');

const ids = (calls: [Element][]) => calls.map(([{ id }]) => id);
const seen = () => document.getElementById('maru-root')?.textContent;

/** Morphs one page into the next, none of whose islands is hydrated yet. */
function morph(from: string, to: string): void {
  document.body.innerHTML = `<div id="maru-root">${from}</div>`;
  const template = document.createElement('template');
  template.innerHTML = served(`<div id="maru-root">${to}</div>`);
  const root = document.getElementById('maru-root') as Element;
  morphPage(root, template.content.firstElementChild, true, lifecycle);
}

test('an island on both pages stays, with the next page’s content in its slots', () => {
  morph(
    island('a', slot('left', '<p>one</p>') + slot('right', '<p>two</p>')),
    island('a', slot('left', '<p>three</p>') + slot('right', '<p>four</p><p>five</p>')),
  );
  expect([seen(), ids(lifecycle.updateIsland.mock.calls)]).toEqual(['threefourfive', ['a']]);
  expect(lifecycle.unmountIsland).not.toHaveBeenCalled();
});

test('an island in a slot is unmounted when it is removed, and stays with its own slots otherwise', () => {
  const inner = (text: string) => island('stays', slot('left', text));
  morph(
    island('a', slot('left', inner('one') + island('goes', 'two'))),
    island('a', slot('left', inner('three'))),
  );
  expect([seen(), ids(lifecycle.unmountIsland.mock.calls)]).toEqual(['three', ['goes']]);
  expect(ids(lifecycle.updateIsland.mock.calls)).toEqual(['a', 'stays']);
});

test('a consent banner stays as the visitor left it while it is open, and starts again as served once it is closed', () => {
  const banner = (served: string) =>
    `<section id="consent" data-consent-banner><details${served}><input type="checkbox"></details></section>`;
  for (const isOpen of [true, false]) {
    document.documentElement.classList.toggle(askingClass, isOpen);
    document.body.innerHTML = `<div id="maru-root"><p>one</p>${banner(' open')}</div>`;
    const box = document.querySelector('input') as HTMLInputElement;
    box.checked = true;
    const template = document.createElement('template');
    template.innerHTML = `<div id="maru-root"><p>two</p>${banner('')}</div>`;
    const root = document.getElementById('maru-root') as Element;
    morphPage(root, template.content.firstElementChild, false, lifecycle);
    expect([seen(), document.querySelector('input')]).toEqual(['two', box]);
    expect([box.checked, document.querySelector('details')?.open]).toEqual([isOpen, isOpen]);
  }
});

test('an island with different slots restarts', () => {
  const whole = (...names: string[]) => island('a', names.map((name) => slot(name, name)).join(''));
  for (const names of [['right'], ['left', 'middle', 'right'], ['left', 'middle']]) {
    vi.clearAllMocks();
    morph(whole('left', 'right'), whole(...names));
    expect(seen()).toBe(names.join(''));
    expect(document.querySelector(hydrated)).toBeNull();
    expect([ids(lifecycle.unmountIsland.mock.calls), lifecycle.updateIsland.mock.calls]).toEqual([['a'], []]);
  }
});
