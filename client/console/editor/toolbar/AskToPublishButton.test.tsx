// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { createDocument } from '../document/site-document.ts';
import { draftStatusAtom } from '../draft/draft-atoms.ts';
import { documentAtom } from '../state/document-atoms.ts';
import { AskToPublishButton } from './AskToPublishButton.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

afterEach(closeConsole);

test('a draft can be handed to a publisher while its text has no errors: those are not saved', async () => {
  const store = createStore();
  store.set(draftStatusAtom, (status) => ({ ...status, draft: 5 }));
  renderConsole(store, <AskToPublishButton />);
  for (const text of ['{}', '{', '{}']) {
    store.set(documentAtom, createDocument(text));
    const isDisabled = text === '{';
    await vi.waitFor(
      () => expect(buttonsNamed('Ask to publish…')[0]?.disabled).toBe(isDisabled),
      waitTimeoutMs,
    );
  }
});
