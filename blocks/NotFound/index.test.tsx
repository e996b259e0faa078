// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compileCatalog } from '#engine/i18n/compile-catalog.ts';
import { IslandShell } from '#engine/render/island-shell.tsx';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { samplePage } from '#tests/contract/sample-page.ts';
import NotFound from './index.tsx';
import messages from './messages.json' with { type: 'json' };

const navigate = vi.hoisted(() => vi.fn());
const isNavigating = vi.hoisted(() => vi.fn());
vi.mock('#engine/browser/navigation/navigate.ts', () => ({ isNavigating, navigate }));

const block = (locale: LanguageCode, seconds = 5) => (
  <IslandShell
    component={NotFound}
    id="n"
    data={{ seconds, variant: 'plain' }}
    source={undefined}
    slots={{}}
    page={samplePage(locale)}
    catalog={compileCatalog(messages, locale)}
  />
);

async function show(locale: LanguageCode, seconds?: number) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(block(locale, seconds)));
  return root;
}

const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  navigate.mockReset();
  isNavigating.mockReturnValue(false);
  document.body.innerHTML = '';
});
afterEach(() => vi.useRealTimers());

test('the server sends the specification’s text and the home link, without a countdown', () => {
  const html = renderToString(block('en'));
  expect(html).toContain('Page Not Found');
  expect(html).toContain(
    'The page you are looking for might have been removed or the address is incorrect. Please check the page address again.',
  );
  expect(html).toContain('You will return to the home page shortly.');
  expect(html).toContain('href="/en"');
  expect(html).not.toContain('<button');
});

test('it counts down and returns to the home page of the language', async () => {
  const root = await show('en');
  expect(document.body.textContent).toContain('in 5 seconds');
  await pass(4000);
  expect(document.body.textContent).toContain('in 1 second.');
  expect(navigate).not.toHaveBeenCalled();
  await pass(1000);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/en', { replace: true });
  await act(async () => root.unmount());
});

test('a visitor who chooses to stay is not redirected', async () => {
  const root = await show('ko');
  await act(async () => document.querySelector('button')?.click());
  await pass(20_000);
  expect(navigate).not.toHaveBeenCalled();
  expect(document.querySelector('button')).toBeNull();
  await act(async () => root.unmount());
});

test('a visitor who is navigating elsewhere is not redirected, unless that navigation is cancelled', async () => {
  const root = await show('en');
  isNavigating.mockReturnValue(true);
  await pass(6000);
  expect(navigate).not.toHaveBeenCalled();
  isNavigating.mockReturnValue(false);
  await pass(250);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/en', { replace: true });
  await act(async () => root.unmount());
});

test.each([
  ['in the search dialog', '<dialog data-close-on-navigate open></dialog>', undefined],
  ['in a menu', '<div popover="auto" class="is-open"></div>', undefined],
  ['in a field', '<input name="keyword">', 'input'],
])('a visitor %s is not redirected, not even after leaving it', async (_, html, field) => {
  const root = await show('en');
  const used = document.body.appendChild(document.createElement('div'));
  used.innerHTML = html;
  if (field) used.querySelector<HTMLElement>(field)?.focus();
  await pass(6000);
  expect(document.body.textContent).toContain('You stay on this page.');
  used.remove();
  await pass(20_000);
  expect(navigate).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

test.each([
  ['in an open shadow root', 'open', true],
  ['in a closed shadow root', 'closed', true],
  ['in a dialog without a focused element', 'open', false],
] as const)('a visitor in the reservation widget (%s) is not redirected', async (_, mode, hasFocus) => {
  const root = await show('en');
  const widget = document.body.appendChild(document.createElement('reservation-widget'));
  const shadow = widget.attachShadow({ mode });
  shadow.innerHTML = '<dialog open><input></dialog>';
  if (hasFocus) shadow.querySelector('input')?.focus();
  await pass(6000);
  expect(document.body.textContent).toContain('You stay on this page.');
  expect(navigate).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

test('a visitor in a frame is not redirected', async () => {
  const root = await show('en');
  document.body.appendChild(document.createElement('iframe')).focus();
  await pass(6000);
  expect([document.activeElement?.localName, navigate.mock.calls]).toEqual(['iframe', []]);
  await act(async () => root.unmount());
});

test('what is closed or opens by itself, such as a popup or a toast, does not stop the countdown', async () => {
  const root = await show('en');
  const others = document.body.appendChild(document.createElement('div'));
  others.innerHTML =
    '<dialog data-close-on-navigate></dialog><dialog data-popup="1" open></dialog><div popover="auto"></div><input>';
  await pass(5000);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/en', { replace: true });
  await act(async () => root.unmount());
});

test('with zero seconds it never redirects', async () => {
  const root = await show('ko', 0);
  await pass(20_000);
  expect(navigate).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
