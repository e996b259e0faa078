// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { nextFrame } from '#client/visitor/scheduling/after-first-paint.ts';
import { promptLogin } from '#engine/browser/session/session-prompt.ts';
import type { PagePayload } from '#engine/document/page-payload.ts';

class Observer {
  observe(_target?: HTMLElement) {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('IntersectionObserver', Observer);
vi.stubGlobal(
  'ResizeObserver',
  class extends Observer {
    constructor(report: (entries: unknown[]) => void) {
      super();
      this.observe = (target?: HTMLElement) =>
        report([{ target, contentRect: { height: Number(target?.dataset.height) } }]);
    }
  },
);
Object.assign(document, { fonts: Object.assign([], { ready: Promise.resolve() }) });
const { showPayload } = await import('./show-payload.ts');

const model = (path: string) => ({ page: { path }, islands: {}, catalogs: {} });
const payload = (name: string) =>
  ({
    lang: 'ko',
    title: name,
    head: `<meta name="maru-head" content="start"><title>${name}</title><meta name="maru-head" content="end">`,
    body: `<main id="main"><h1>${name}</h1></main>`,
    model: model(`/${name}`),
    styles: [],
    fonts: [],
    pending: false,
  }) as unknown as PagePayload;

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="maru-head" content="start"><title>first</title><meta name="maru-head" content="end">';
  document.body.innerHTML = `<div id="maru-root"><main id="main"><p id="maru-model">content</p></main></div><script type="application/json" id="maru-model">${JSON.stringify(model('/first'))}</script>`;
});

test('a page replaces the previous one, in head and body', async () => {
  expect(await showPayload(payload('second'), () => true)).toBe(true);
  expect(document.querySelector('h1')?.textContent).toBe('second');
  expect([document.title, document.querySelectorAll('meta[name="maru-head"]').length]).toEqual(['second', 2]);
});

test('a page that another replaces within a frame leaves the head of that one alone', async () => {
  const titles: string[] = [];
  await showPayload(payload('second'), () => true);
  const first = nextFrame().then(() => titles.push(document.title));
  await showPayload(payload('third'), () => true);
  await first;
  await nextFrame();
  expect([...titles, document.title]).toEqual(['third', 'third']);
});

test('a page left before its styles loaded changes nothing', async () => {
  expect(await showPayload(payload('late'), () => false)).toBe(false);
  expect([document.title, document.querySelector('h1')]).toEqual(['first', null]);
});

const showBody = (body: string) => showPayload({ ...payload('next'), body }, () => true);

test('shared parts stay the same element, whatever surrounds them', async () => {
  const footer = '<footer><p>address</p></footer>';
  document.getElementById('maru-root')?.insertAdjacentHTML('beforeend', footer);
  const before = document.querySelector('footer p');
  await showBody(`<main id="main"><h1>next</h1><p>more</p></main>${footer}`);
  expect([before?.isConnected, document.querySelectorAll('footer').length]).toEqual([true, 1]);
});

test('a part that differs only in a template or in typed text is updated too', async () => {
  const part = (text: string) =>
    `<section><template><p>${text}</p></template><input name="word" value="served"></section>`;
  await showBody(part('first'));
  const input = document.querySelector('input');
  if (input) input.value = 'typed';
  await showBody(part('second'));
  expect(document.querySelector('template')?.content.textContent).toBe('second');
  expect(document.querySelector('input')?.value).toBe('served');
});

test('the same page preserves its content elements, another page none', async () => {
  const main = (text: string) => `<main id="main"><p id="lead">${text}</p></main>`;
  const lead = () => document.getElementById('lead');
  await showBody(main('first'));
  const [before, around] = [lead(), document.getElementById('main')];
  await showBody(main('the same page, later'));
  expect([lead() === before, lead()?.textContent]).toEqual([true, 'the same page, later']);
  await showPayload({ ...payload('other'), body: main('another page') }, () => true);
  expect([lead() === before, lead()?.textContent]).toEqual([false, 'another page']);
  // It has the focus after a navigation.
  expect(document.getElementById('main')).toBe(around);
});

test('a revisited page starts with its previous heights for the same query', async () => {
  const heightOf = async (categoryId: string) => {
    const page = { path: '/products', query: { categoryId } };
    const body = `<main id="main"><ul data-deferred-layout><li data-height="${categoryId}00"></li></ul></main>`;
    const products = { ...payload('products'), body, model: { ...model('/products'), page } };
    await showPayload(products as unknown as PagePayload, () => true);
    await nextFrame();
    return document.querySelector('li')?.style.getPropertyValue('contain-intrinsic-block-size');
  };
  expect(await heightOf('3')).toBe('');
  expect(await heightOf('5')).toBe('');
  expect(await heightOf('3')).toBe('auto 300px');
});

test('the prompt to log in again survives a navigation, open and only once', async () => {
  // jsdom's dialogs lack showModal, and its stylesheets cannot be constructed.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  CSSStyleSheet.prototype.replaceSync = () => {};
  document.adoptedStyleSheets = [];
  promptLogin();
  const before = document.querySelector<HTMLDialogElement>('[role=alertdialog]');
  await showPayload(payload('second'), () => true);
  // The response that refuses the login may arrive after the next page.
  promptLogin();
  expect(document.querySelector('h1')?.textContent).toBe('second');
  expect([...document.querySelectorAll('[role=alertdialog]')]).toEqual([before]);
  expect(before?.open).toBe(true);
});
