// @vitest-environment jsdom
import { atom, createStore, useAtomValue } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { ModalDialog } from '../ui/ModalDialog.tsx';
import { Tour } from './Tour.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('../ui/use-media.ts', () => ({ useMedia: () => false }));

const isBusyAtom = atom(true);

function Screen() {
  const isBusy = useAtomValue(isBusyAtom);
  return (
    <>
      <div className="Editor-side">Structure</div>
      <div className="Preview-bar">Page</div>
      {isBusy && (
        <ModalDialog title="Publish" isOpen>
          {() => <p>What changes</p>}
        </ModalDialog>
      )}
      <Tour />
    </>
  );
}
const headings = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
const shows = (...titles: string[]) => vi.waitFor(() => expect(headings()).toEqual(titles), waitTimeoutMs);

beforeEach(() => localStorage.clear());
afterEach(closeConsole);

test('the tour waits until no dialog is open, and goes on at its step after one', async () => {
  const store = createStore();
  renderConsole(store, <Screen />);
  await shows('Publish');
  store.set(isBusyAtom, false);
  await shows('The structure');
  buttonsNamed('Next')[0]?.click();
  await shows('The page');
  store.set(isBusyAtom, true);
  await shows('Publish');
  store.set(isBusyAtom, false);
  await shows('The page');
});
