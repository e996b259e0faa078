import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

const roots: Root[] = [];

/** Shows components of the console in the test's document, in English, with the open site document of a store. */
export function renderConsole(store: ReturnType<typeof createStore>, element: ReactNode): void {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  roots.push(root);
  root.render(
    <I18nProvider i18n={i18n}>
      <Provider store={store}>{element}</Provider>
    </I18nProvider>,
  );
}

/** Removes what was shown, for the next test. */
export function closeConsole(): void {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
}

/** The buttons with this text. */
export const buttonsNamed = (name: string): HTMLButtonElement[] =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === name);
