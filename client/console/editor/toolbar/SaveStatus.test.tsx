// @vitest-environment jsdom
import { createStore } from 'jotai';
import { test, vi } from 'vitest';
import { answerCall, losesText, seesText, showScreen } from '#tests/setup/console-screen.tsx';
import { draftStatusAtom } from '../draft/draft-atoms.ts';
import { SaveStatus } from './SaveStatus.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('../../drafts/use-drafts.ts', () => ({
  useDraftRow: () => undefined,
  useDraftRights: () => ({ isOwn: () => true }),
}));

test.each(['offline', 'signed-out', 'unreadable'] as const)(
  'what the browser could not store is not called saved: %s',
  async (kind) => {
    vi.stubGlobal('fetch', answerCall);
    const store = createStore();
    const show = (isStored: boolean) =>
      store.set(draftStatusAtom, (status) => ({ ...status, save: { kind }, isStored }));
    show(false);
    showScreen({ routes: [{ path: '*', Component: SaveStatus }], at: '/partners/han/site', store });
    await seesText('not saved: keep this tab open');
    await losesText('saved in this browser');
    show(true);
    await seesText('saved in this browser');
    await losesText('keep this tab open');
  },
);
