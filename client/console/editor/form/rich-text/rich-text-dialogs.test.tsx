// @vitest-environment jsdom
import { createStore } from 'jotai';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { typeInto } from '#tests/setup/type-into.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { RichTextEditor } from './RichTextEditor.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));

// jsdom lays nothing out, and the editor scrolls to what was changed.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const pictureOf = (name: string) => ({
  name,
  title: null,
  version: 'v1',
  url: `/media/${name}`,
  width: 640,
  height: 480,
  bytes: 1000,
  uploadedAt: null,
  uploadedBy: null,
});
let latest: string;

function Screen({ initial }: { initial: string }) {
  const [html, setHtml] = useState(initial);
  latest = html;
  return <RichTextEditor label="Text" lang="ko" html={html} onChange={setHtml} />;
}

/** Shows the editor with all of the text selected. */
async function show(initial: string): Promise<void> {
  const router = createMemoryRouter([{ path: '/partners/:code', element: <Screen initial={initial} /> }], {
    initialEntries: ['/partners/bomnal'],
  });
  renderConsole(createStore(), <RouterProvider router={router} />);
  const field = () => document.querySelector<HTMLElement>('[role=textbox]');
  await vi.waitFor(() => expect(field()?.textContent).toBeDefined(), waitTimeoutMs);
  field()?.focus();
  document.getSelection()?.selectAllChildren(field() as HTMLElement);
  document.dispatchEvent(new Event('selectionchange'));
}

/** Presses the button with this label or text, once it can be pressed. */
const press = (name: string) =>
  vi.waitFor(() => {
    const labelled = document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
    const button = labelled ?? buttonsNamed(name)[0];
    if (!button || button.disabled) throw new Error(`no button ${name}`);
    button.click();
  }, waitTimeoutMs);
const choose = (name: string) =>
  vi.waitFor(() => {
    const option = [...document.querySelectorAll<HTMLElement>('[role=option]')];
    const found = option.find(({ textContent }) => textContent?.includes(name));
    if (!found) throw new Error(`no option ${name}`);
    found.click();
  }, waitTimeoutMs);
const expectHtml = async (html: string) => {
  await vi.waitFor(() => expect(latest).toBe(html), waitTimeoutMs);
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull(), waitTimeoutMs);
};

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json({ rows: path.endsWith('/media') ? [pictureOf('a.webp'), pictureOf('b.webp')] : [] }),
  );
});
afterEach(() => {
  closeConsole();
  vi.unstubAllGlobals();
});

test('the selected text becomes a link, and plain text again', async () => {
  await show('<p>봄날</p>');
  await press('Link');
  await vi.waitFor(() => expect(buttonsNamed('Set the link')[0]?.disabled).toBe(true), waitTimeoutMs);
  expect(buttonsNamed('Remove the link')).toEqual([]);
  typeInto('Where the link leads', ' /products ');
  await press('Set the link');
  await expectHtml('<p><a href="/products">봄날</a></p>');
  await press('Link');
  await press('Remove the link');
  await expectHtml('<p>봄날</p>');
});

test('a picture is inserted with its words, and another one chosen in its place', async () => {
  await show('<p>봄날</p>');
  await press('Picture');
  await choose('a.webp');
  await press('Choose another one');
  await choose('b.webp');
  await vi.waitFor(() => expect(buttonsNamed('Insert the picture')).toHaveLength(1), waitTimeoutMs);
  typeInto('What it shows, in words', 'The reception');
  await press('Insert the picture');
  await expectHtml('<p><img src="/media/b.webp" alt="The reception" width="640" height="480"></p>');
});

test('the words of the selected picture are changed', async () => {
  await show('<p>봄<img src="/media/a.webp" alt="Before" width="640" height="480">날</p>');
  // From before the picture, the arrow key selects it.
  document.getSelection()?.collapse(document.querySelector('[role=textbox] p')?.firstChild ?? null, 1);
  document.dispatchEvent(new Event('selectionchange'));
  document
    .querySelector('[role=textbox]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', keyCode: 39, bubbles: true }));
  await press('Picture');
  await vi.waitFor(() => expect(buttonsNamed('Change the picture')).toHaveLength(1), waitTimeoutMs);
  typeInto('What it shows, in words', 'After');
  await press('Change the picture');
  await expectHtml('<p>봄<img src="/media/a.webp" alt="After" width="640" height="480">날</p>');
});
