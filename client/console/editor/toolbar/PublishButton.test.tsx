// @vitest-environment jsdom
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { answerCall, showScreen } from '#tests/setup/console-screen.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { createDocument } from '../document/site-document.ts';
import { draftStatusAtom } from '../draft/draft-atoms.ts';
import { documentAtom } from '../state/document-atoms.ts';
import { PublishButton } from './PublishButton.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('./PublishForm.tsx', () => ({ PublishForm: () => <p>The form</p> }));
vi.stubGlobal('fetch', answerCall);

test('the dialog that the address asks for opens once the draft that it names is open', async () => {
  const store = createStore();
  store.set(documentAtom, createDocument('{}'));
  const open = (draft: number) => store.set(draftStatusAtom, (status) => ({ ...status, draft }));
  open(5);
  const site = { timeZone: 'Asia/Seoul' } as React.ComponentProps<typeof PublishButton>;
  const at = '/partners/han/site?draft=6&publish';
  const { address } = showScreen({
    routes: [{ path: '/partners/:code/site', element: <PublishButton {...site} /> }],
    at,
    store,
  });
  await vi.waitFor(
    () => expect(document.querySelector('button')?.textContent).toBe('Publish…'),
    waitTimeoutMs,
  );
  expect([address(), document.querySelector('[role=dialog]')]).toEqual([at, null]);
  open(6);
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).not.toBeNull(), waitTimeoutMs);
  await vi.waitFor(() => expect(address()).toBe('/partners/han/site?draft=6'), waitTimeoutMs);
});
