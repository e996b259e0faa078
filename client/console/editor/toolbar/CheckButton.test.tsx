// @vitest-environment jsdom
import { createStore } from 'jotai';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { buttonsNamed, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { createDocument } from '../document/site-document.ts';
import { codeAtom, documentAtom } from '../state/document-atoms.ts';
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

test('of two findings that are fixed in a row, the second waits for the next check', async () => {
  let found = [removal(0), removal(1)];
  vi.stubGlobal('fetch', async () => Response.json({ findings: found }));
  const store = createStore();
  store.set(codeAtom, 'bomnal');
  store.set(documentAtom, createDocument('{"list": ["one", "two", "three"]}'));
  renderConsole(
    store,
    <MemoryRouter>
      <CheckButton />
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(buttonsNamed('Check2 errors')).toHaveLength(1), waitTimeoutMs);
  buttonsNamed('Check2 errors')[0]?.click();
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
