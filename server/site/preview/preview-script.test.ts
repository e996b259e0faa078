// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { stayInPreview } from './preview-script.ts';

// jsdom has no Navigation API: its events are dispatched by hand, as browsers do.

let opened: string[] = [];
const navigation = Object.assign(new EventTarget(), { navigate: (url: string) => opened.push(url) });
const site = 'http://localhost:3000';
let sent: Event[] = [];

beforeAll(() => {
  window.history.replaceState(null, '', '/en?maru-preview=tok');
  Object.assign(window, { navigation });
  stayInPreview('maru-preview');
  // The page's own scripts come later.
  navigation.addEventListener('navigate', (event) => sent.push(event));
  document.addEventListener('submit', (event) => sent.push(event));
});
beforeEach(() => {
  sent = [];
  opened = [];
  document.body.innerHTML = '';
});

function navigate(url: string, more: object = {}): Event {
  const event = new Event('navigate', { cancelable: true });
  const destination = { url: new URL(url, site).href, sameDocument: false };
  Object.assign(event, {
    destination,
    hashChange: false,
    downloadRequest: null,
    navigationType: 'push',
    ...more,
  });
  navigation.dispatchEvent(event);
  return event;
}

test.each([
  ['/products', '/products?maru-preview=tok'],
  ['/en/search?keyword=a#b', '/en/search?keyword=a&maru-preview=tok#b'],
])('a script that opens %s is led to its preview', (url, preview) => {
  expect(navigate(new URL(url, location.href).href).defaultPrevented).toBe(true);
  expect(opened).toEqual([location.origin + preview]);
  expect(sent).toEqual([]);
});

test('pages of the preview are loaded as documents', () => {
  expect(navigate(`${location.origin}/x?maru-preview=tok`).defaultPrevented).toBe(false);
  expect(opened).toEqual([]);
  expect(sent).toEqual([]);
});

test.each([
  ['another site', 'https://other.example/', {}],
  ['a file', '/files/han/price.pdf', {}],
  ['an anchor', '/en#faq', { hashChange: true }],
  ['the way back', '/products', { navigationType: 'traverse' }],
  ['a download', '/products', { downloadRequest: '' }],
  ['a state of the page', '/products', { destination: { url: `${site}/products`, sameDocument: true } }],
])('%s is left alone', (_, url, more) => {
  expect(navigate(new URL(url, location.href).href, more).defaultPrevented).toBe(false);
});

test('the link of the bar leaves the preview', () => {
  document.body.innerHTML = '<a href="/" data-preview-leave><b>out</b></a><p>in</p>';
  document.querySelector('b')?.dispatchEvent(new Event('click', { bubbles: true }));
  expect(navigate(`${location.origin}/`).defaultPrevented).toBe(false);
  document.querySelector('p')?.dispatchEvent(new Event('click', { bubbles: true }));
  expect(navigate(`${location.origin}/`).defaultPrevented).toBe(true);
});

test('a form that sends something is stopped before any other script, one that searches is not', () => {
  document.body.innerHTML = '<form id="a" method="post"></form><form id="b" action="/search"></form>';
  for (const [id, isStopped] of [
    ['a', true],
    ['b', false],
  ] as const) {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    document.getElementById(id)?.dispatchEvent(event);
    expect([id, event.defaultPrevented, sent.includes(event)]).toEqual([id, isStopped, !isStopped]);
  }
});
