// @vitest-environment jsdom
import { createStore } from 'jotai';
import { MemoryRouter, useLocation } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { createDocument } from '../document/site-document.ts';
import { panesAtom } from '../panes/pane-atoms.ts';
import { codeAtom, documentAtom, selectionAtom } from '../state/document-atoms.ts';
import { CheckButton } from './CheckButton.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('../../screens/partner/use-partner.ts', () => ({
  usePartner: () => ({ partner: { role: 'editor' } }),
}));

const removal = (index: number) => ({
  rule: 'rule',
  level: 'error',
  line: 1,
  column: index + 1,
  path: ['list', index],
  message: { ko: `${index}`, en: `Item ${index}` },
  fix: [{ path: ['list', index] }],
});

/** Shows the button, and opens it under the name that it has once the document is checked. */
async function openButton(name: string, check: () => Response) {
  vi.stubGlobal('fetch', async () => check());
  const store = createStore();
  store.set(codeAtom, 'bomnal');
  store.set(documentAtom, createDocument('{"list": ["one", "two", "three"]}'));
  renderConsole(
    store,
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <CheckButton />
        <Address />
      </MemoryRouter>
    </SWRConfig>,
  );
  await vi.waitFor(() => expect(buttonsNamed(name)).toHaveLength(1), waitTimeoutMs);
  buttonsNamed(name)[0]?.click();
  return store;
}
/** Opens the list of what the check finds, which is two errors at first. */
const openList = (findings: () => object[]) =>
  openButton('Check2 errors', () => Response.json({ findings: findings() }));
const Address = () => <address>{useLocation().pathname}</address>;

afterEach(() => {
  vi.unstubAllGlobals();
  closeConsole();
});

test('of two findings that are fixed in a row, the second waits for the next check', async () => {
  let found = [removal(0), removal(1)];
  const store = await openList(() => found);
  await vi.waitFor(() => expect(buttonsNamed('Fix it')).toHaveLength(2), waitTimeoutMs);

  found = [removal(0)];
  const [first, second] = buttonsNamed('Fix it');
  first?.click();
  await vi.waitFor(() => expect(second?.getAttribute('aria-disabled')).toBe('true'), waitTimeoutMs);
  second?.click();
  expect(store.get(documentAtom).value).toEqual({ list: ['two', 'three'] });

  // The check of the new text finds it at its new place.
  await vi.waitFor(() => {
    expect(buttonsNamed('Fix it')).toHaveLength(1);
    expect(buttonsNamed('Fix it')[0]?.getAttribute('aria-disabled')).toBeNull();
  }, waitTimeoutMs);
  buttonsNamed('Fix it')[0]?.click();
  expect(store.get(documentAtom).value).toEqual({ list: ['three'] });
});

test('the place of a finding is opened on the screen where it is edited, and the list closes', async () => {
  const store = await openList(() => [removal(0), { ...removal(1), line: 3, path: ['menu', 2, 'url'] }]);
  await vi.waitFor(() => expect(buttonsNamed('Show (line 3)')).toHaveLength(1), waitTimeoutMs);
  buttonsNamed('Show (line 3)')[0]?.click();
  await vi.waitFor(
    () => expect(document.querySelector('address')?.textContent).toBe('/partners/bomnal/menu'),
    waitTimeoutMs,
  );
  expect(store.get(selectionAtom)).toEqual(['menu', 2, 'url']);
  expect(store.get(panesAtom).isFormOpen).toBe(true);
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull(), waitTimeoutMs);
});

test('a document that could not be checked is not called fine, and is checked again on request', async () => {
  let check = () => Response.json({}, { status: 503 });
  await openButton('Checknot checked', () => check());
  await vi.waitFor(() => expect(buttonsNamed('Try again')).toHaveLength(1), waitTimeoutMs);
  check = () => Response.json({ findings: [] });
  buttonsNamed('Try again')[0]?.click();
  await vi.waitFor(() => expect(buttonsNamed('Checkfine')).toHaveLength(1), waitTimeoutMs);
});
