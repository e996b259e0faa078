// @vitest-environment jsdom
import { createStore } from 'jotai';
import { Outlet } from 'react-router';
import { expect, test, vi } from 'vitest';
import { answerCall, buttons, clinic, press, seesText, showScreen } from '#tests/setup/console-screen.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { createDocument } from '../../editor/document/site-document.ts';
import { FormContext } from '../../editor/form/form-context.ts';
import { documentAtom, selectionAtom } from '../../editor/state/document-atoms.ts';
import { useDocumentForm } from '../document/use-document-form.ts';
import { useOpenSite } from '../document/use-open-site.ts';
import { SlotSetting } from './SlotSetting.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const widget = { id: 'widget', type: 'Reservation', data: {} };

function Settings() {
  const site = useOpenSite();
  return (
    <FormContext value={useDocumentForm(site)}>
      <SlotSetting slot="widget" site={site} />
    </FormContext>
  );
}

/** The setting of a slot that the template fills. */
function show() {
  const store = createStore();
  store.set(documentAtom, createDocument('{}'));
  const templates = { commerce: { slots: { widget } } };
  const context = { partner: clinic, data: { schema: {}, blocks: new Map(), templates } };
  const { address } = showScreen({
    routes: [
      {
        path: '/partners/:code',
        element: <Outlet context={context} />,
        children: [
          { path: 'settings', Component: Settings },
          { path: 'site', element: <p>The page</p> },
        ],
      },
    ],
    at: '/partners/han/settings',
    store,
  });
  return { store, address };
}

test('a slot is shown in the page, where it is selected', async () => {
  const { store, address } = show();
  await press('Show it in the page');
  await seesText('The page');
  expect(address()).toBe('/partners/han/site');
  expect(store.get(selectionAtom)).toEqual(['slots', 'widget']);
});

test("the template's part is taken over into the document, to be changed there", async () => {
  const { store } = show();
  await press('Customize this part');
  await vi.waitFor(() => expect(store.get(documentAtom).value).toEqual({ slots: { widget } }), waitTimeoutMs);
  await vi.waitFor(() => expect(buttons('Customize this part')).toEqual([]), waitTimeoutMs);
});
