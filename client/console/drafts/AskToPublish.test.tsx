// @vitest-environment jsdom
import { createStore } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { typeInto } from '#tests/setup/type-into.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { SessionContext, type useSession } from '../editor/draft/session-context.ts';
import { ToastRegion } from '../ui/toasts.tsx';
import { AskToPublish } from './AskToPublish.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

const row = {
  id: 7,
  name: 'editor',
  base: 4,
  version: 2,
  updatedAt: '2026-01-01T00:00:00.000Z',
  owner: 'Kim',
  ownerId: 1,
  author: 'Kim',
  authorId: 1,
};

/** Opens the dialog's content about draft 7, and returns what is done: saves, calls and what the clipboard gets. */
async function open(writeText: (text: string) => Promise<void>) {
  const done: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') done.push(`${method} ${path} ${body}`);
    if (path.endsWith('/partners')) return Response.json({ rows: [], more: false });
    if (path.endsWith('/publishers')) return Response.json({ names: ['Lee', 'Park'] });
    return Response.json(method === 'GET' ? { rows: [row] } : { done: true });
  });
  Object.assign(navigator, { clipboard: { writeText } });
  const saver = { flush: async () => void done.push('save') };
  const session = { code: 'bomnal', saver } as unknown as ReturnType<typeof useSession>;
  const onClose = vi.fn();
  const Component = () => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionContext value={session}>
        <AskToPublish id={7} onClose={onClose} />
        <ToastRegion />
      </SessionContext>
    </SWRConfig>
  );
  const router = createMemoryRouter([{ path: '/partners/:code', Component }], {
    initialEntries: ['/partners/bomnal'],
  });
  renderConsole(createStore(), <RouterProvider router={router} />);
  await shown('Lee or Park');
  return { done, onClose };
}
const shown = (words: string) =>
  vi.waitFor(() => expect(document.body.textContent).toContain(words), waitTimeoutMs);

afterEach(() => {
  vi.unstubAllGlobals();
  closeConsole();
});

test('the draft is saved and named, and its link is copied', async () => {
  let copied = '';
  const { done, onClose } = await open(async (text) => {
    copied = text;
  });
  typeInto('Name of the draft', 'Prices of December ');
  buttonsNamed('Save the name and copy the link')[0]?.click();
  await shown('The link has been copied.');
  expect(copied).toBe(`${location.origin}/partners/bomnal/site?draft=7`);
  expect(done).toEqual(['save', 'PUT /operator/partners/bomnal/drafts/7/name {"name":"Prices of December"}']);
  expect(onClose).not.toHaveBeenCalled();
  buttonsNamed('Close')[0]?.click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a browser that does not allow copying is reported, and an empty name changes nothing', async () => {
  const { done } = await open(() => Promise.reject(new Error('not allowed')));
  buttonsNamed('Save the name and copy the link')[0]?.click();
  await shown('Select the link and copy it.');
  expect(done).toEqual(['save']);
});
