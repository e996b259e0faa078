// @vitest-environment jsdom
import { createStore } from 'jotai';
import { Outlet } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Json } from '#schemas/json.ts';
import { answerCall, buttons, clinic, press, seesText, showScreen } from '#tests/setup/console-screen.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { createDocument, replaceText } from '../../editor/document/site-document.ts';
import { documentAtom, selectionAtom, stepAtom } from '../../editor/state/document-atoms.ts';
import { Component } from './Menu.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const entry = (title: string) => ({ url: `/${title}`, title: { ko: title } });
const added = { url: '/', title: { ko: '' } };

/** The screen with these entries, of which the first is chosen. */
function show(menu: Json[]) {
  const store = createStore();
  store.set(documentAtom, createDocument(JSON.stringify({ menu })));
  if (menu.length > 0) store.set(selectionAtom, ['menu', 0]);
  const context = { partner: clinic, data: { schema: {}, blocks: new Map(), templates: {} } };
  showScreen({
    routes: [
      {
        path: '/partners/:code',
        element: <Outlet context={context} />,
        children: [{ path: 'menu', Component }],
      },
    ],
    at: '/partners/han/menu',
    store,
  });
  const chosenUrl = () => document.querySelector('[aria-selected="true"] .Tree-detail')?.textContent;
  /** Waits until the document has this menu, and the tree shows which entry is chosen. */
  async function expectMenu(expected: Json[], chosen: string) {
    await vi.waitFor(() => expect(store.get(documentAtom).value).toEqual({ menu: expected }), waitTimeoutMs);
    await vi.waitFor(() => expect(chosenUrl()).toBe(chosen), waitTimeoutMs);
  }
  /** A colleague saves this menu in the same draft. */
  const save = (saved: Json[]) =>
    store.set(stepAtom, (now) => replaceText(now, JSON.stringify({ menu: saved })));
  return { expectMenu, save };
}

test('an empty menu gets its first entry, which is chosen', async () => {
  const { expectMenu } = show([]);
  await press('Add the first entry');
  await expectMenu([added], '/');
  expect(buttons('Add the first entry')).toEqual([]);
});

test('an entry is added behind the chosen one, and moved', async () => {
  const { expectMenu } = show([entry('a'), entry('b')]);
  await expectMenu([entry('a'), entry('b')], '/a');
  await press('+ Entry');
  await expectMenu([entry('a'), added, entry('b')], '/');
  await press('Move down');
  await expectMenu([entry('a'), entry('b'), added], '/');
  await press('Move up');
  await expectMenu([entry('a'), added, entry('b')], '/');
});

test('an entry is added to the submenu of the chosen one, and taken out of it', async () => {
  const { expectMenu } = show([entry('a')]);
  await expectMenu([entry('a')], '/a');
  await press('+ Submenu entry');
  await expectMenu([{ ...entry('a'), subList: [added] }], '/');
  // A submenu has none of its own.
  expect(buttons('+ Submenu entry')[0]?.disabled).toBe(true);
  await press('Out of the submenu');
  await expectMenu([{ ...entry('a'), subList: [] }, added], '/');
  expect(buttons('+ Submenu entry')[0]?.disabled).toBe(false);
});

test('the chosen entry is removed, and comes back by the undo of the message', async () => {
  const { expectMenu } = show([entry('a'), entry('b')]);
  await expectMenu([entry('a'), entry('b')], '/a');
  await press('Remove the entry');
  await seesText('The entry has been removed.');
  await expectMenu([entry('b')], '/b');
  await press('Undo');
  await expectMenu([entry('a'), entry('b')], '/a');
});

const linkField = () => document.querySelector<HTMLInputElement>('.MenuScreen-form input');

test('what is typed goes to the chosen entry, wherever a colleague has moved it, and its field stays in focus', async () => {
  const { expectMenu, save } = show([entry('a'), entry('b')]);
  await expectMenu([entry('a'), entry('b')], '/a');
  const field = linkField();
  field?.focus();
  save([entry('new'), entry('b'), entry('a')]);
  await expectMenu([entry('new'), entry('b'), entry('a')], '/a');
  expect(document.activeElement).toBe(field);
  expect(field?.isConnected).toBe(true);
  expect(field?.value).toContain('/a');
});

test('an entry that a colleague has removed is chosen no more: the one at its place is not edited', async () => {
  const { expectMenu, save } = show([entry('a'), entry('b')]);
  await expectMenu([entry('a'), entry('b')], '/a');
  save([entry('b')]);
  await seesText('Choose an entry to change its title and link.');
  expect(linkField()).toBeNull();
});

test('another entry has a form of its own', async () => {
  const { expectMenu } = show([entry('a'), entry('b')]);
  await expectMenu([entry('a'), entry('b')], '/a');
  const field = linkField();
  await press('+ Entry');
  await expectMenu([entry('a'), added, entry('b')], '/');
  expect(field?.isConnected).toBe(false);
});
