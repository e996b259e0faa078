// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { createDocument } from '../document/site-document.ts';
import { documentAtom } from '../state/document-atoms.ts';
import { PreviewButton } from './PreviewButton.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

afterEach(closeConsole);

test('a draft has a preview link while its text has no errors: those are not saved', async () => {
  const store = createStore();
  renderConsole(store, <PreviewButton />);
  for (const text of ['{}', '{', '{}']) {
    store.set(documentAtom, createDocument(text));
    const isDisabled = text === '{';
    await vi.waitFor(() => expect(buttonsNamed('Preview link')[0]?.disabled).toBe(isDisabled), waitTimeoutMs);
  }
});
