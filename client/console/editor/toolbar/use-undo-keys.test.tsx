// @vitest-environment jsdom
import { createStore } from 'jotai';
import type { ComponentProps, ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { PopupBody } from '#schemas/operator/popup-calls.ts';
import { closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { PopupForm } from '../../screens/popups/PopupForm.tsx';
import { ClinicSettings } from '../../screens/settings/ClinicSettings.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PageChoice } from '../site/PageChoice.tsx';
import type { SiteView } from '../site/use-site-view.ts';
import { useUndoKeys } from './use-undo-keys.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('../../screens/partner/use-partner.ts', () => ({ usePartner: () => ({ code: 'bomnal' }) }));

const undo = vi.fn();
const redo = vi.fn();

function Screen({ children }: { children: ReactNode }) {
  useUndoKeys(undo, redo);
  return <MemoryRouter>{children}</MemoryRouter>;
}

/** Presses Ctrl+Z in the first text field of a screen. Returns whether that is left to the browser. */
async function pressUndoIn(children: ReactNode): Promise<boolean> {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  renderConsole(createStore(), <Screen>{children}</Screen>);
  const field = () => document.querySelector('input:not([type=hidden]), textarea') as HTMLInputElement;
  await vi.waitFor(() => expect(field()).not.toBeNull(), waitTimeoutMs);
  const key = { key: 'z', ctrlKey: true, bubbles: true, cancelable: true };
  return field().dispatchEvent(new KeyboardEvent('keydown', key));
}

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  closeConsole();
});

test('Ctrl+Z in a field of the site document undoes a step of the document', async () => {
  expect(await pressUndoIn(<TextField label="Heading" />)).toBe(false);
  expect(undo).toHaveBeenCalledOnce();
});

const popup: ComponentProps<typeof PopupForm> = {
  code: 'bomnal',
  timeZone: 'Asia/Seoul',
  languages: ['ko'],
  saved: undefined,
  mayWrite: true,
  initial: { locations: [], items: [] } as unknown as PopupBody,
  onUnsaved: () => {},
  onSaved: () => {},
  onClose: () => {},
};
const settings = {
  code: 'bomnal',
  timeZone: 'Asia/Seoul',
  languages: ['ko'],
  mayWrite: true,
  onUnsaved: () => {},
  saved: { version: '1', settings: { config: {}, marketing: {}, partner: {} } },
  info: { config: {}, marketing: {}, partner: {} },
} as unknown as ComponentProps<typeof ClinicSettings>;
const view = { keys: [], page: '/', language: 'ko' } as unknown as SiteView;

test.each<[string, ReactNode]>([
  ['a popup', <PopupForm key="popup" {...popup} />],
  ['the clinic’s settings', <ClinicSettings key="settings" {...settings} />],
  ['the search for a page', <PageChoice key="page" view={view} document={{}} template={{}} />],
])('Ctrl+Z in a field of %s is left to the browser', async (_, form) => {
  expect(await pressUndoIn(form)).toBe(true);
  expect(undo).not.toHaveBeenCalled();
});
