// @vitest-environment jsdom
import { createStore } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { typeInto } from '#tests/setup/type-into.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { DraftList } from './DraftList.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

const at = '2026-01-01T00:00:00.000Z';
const draftOf = (id: number, name: string, ownerId: number, base: number) => ({
  id,
  name,
  base,
  version: 2,
  updatedAt: at,
  owner: `owner ${ownerId}`,
  ownerId,
  author: `owner ${ownerId}`,
  authorId: ownerId,
});
const published = {
  number: 4,
  document: '{}',
  status: 'published',
  author: 'Lee',
  note: '',
  base: null,
  createdAt: at,
  publishAt: null,
  problem: null,
};
const partner = {
  code: 'bomnal',
  name: '봄날의원',
  origin: 'http://bomnal.localhost',
  hosts: [],
  mainLanguage: 'ko',
  languages: ['ko'],
  timeZone: 'Asia/Seoul',
  templateCode: 'commerce',
  publishedRevision: 4,
};

/** Shows the drafts to operator 1, and returns the calls that are made. */
async function openList(
  role: string,
  rows = [draftOf(7, 'editor', 2, 3), draftOf(5, 'Prices', 1, 4)],
): Promise<string[]> {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const sent = method === 'PUT' ? ` ${body}` : '';
    calls.push(`${method} ${path.replace('/operator/partners/bomnal', '')}${sent}`);
    if (path.endsWith('/partners')) return Response.json({ rows: [{ ...partner, role }], more: false });
    if (path.endsWith('/published')) return Response.json({ revision: published });
    if (path.endsWith('/diff')) return Response.json({ changes: [] });
    if (method !== 'GET') return Response.json({ done: true });
    return Response.json({ rows });
  });
  const Component = () => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <DraftList open={5} />
    </SWRConfig>
  );
  const router = createMemoryRouter(
    [{ id: 'signed-in', loader: () => ({ id: 1 }), children: [{ path: '/partners/:code', Component }] }],
    { initialEntries: ['/partners/bomnal'] },
  );
  renderConsole(createStore(), <RouterProvider router={router} />);
  await vi.waitFor(() => expect(document.querySelectorAll('li')).not.toHaveLength(0), waitTimeoutMs);
  return calls;
}
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

afterEach(() => {
  vi.unstubAllGlobals();
  closeConsole();
});

test('A publisher opens, publishes and deletes the draft of a colleague', async () => {
  await openList('publisher');
  const site = '/partners/bomnal/site?draft=';
  await vi.waitFor(
    () => expect(links()).toEqual([`${site}7`, `${site}7&publish`, `${site}5`, `${site}5&publish`]),
    waitTimeoutMs,
  );
  expect(document.querySelector('li')?.textContent).toContain('Draft 7');
  expect(buttonsNamed('Delete')).toHaveLength(2);
  await vi.waitFor(
    () =>
      expect(document.querySelector('li')?.textContent).toContain(
        'made from revision 3; revision 4 has been published since',
      ),
    waitTimeoutMs,
  );
});

test('Only a draft of the published revision is named as one: others may be scheduled', async () => {
  await openList('viewer', [draftOf(7, 'A', 1, 4), draftOf(6, 'B', 1, 5)]);
  const texts = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  await vi.waitFor(
    () => expect(texts()[0]).toMatch(/made from revision 4, which is published$/),
    waitTimeoutMs,
  );
  expect(texts()[1]).toMatch(/made from revision 5$/);
});

test('An administrator deletes any draft, once that is confirmed', async () => {
  const calls = await openList('administrator');
  await vi.waitFor(() => expect(buttonsNamed('Delete')).toHaveLength(2), waitTimeoutMs);
  buttonsNamed('Delete')[0]?.click();
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).not.toBeNull(), waitTimeoutMs);
  expect(calls).not.toContain('DELETE /drafts/7?version=2');
  buttonsNamed('Delete').at(-1)?.click();
  await vi.waitFor(() => expect(calls).toContain('DELETE /drafts/7?version=2'), waitTimeoutMs);
});

test('An editor cannot publish, and a viewer only opens drafts', async () => {
  await openList('editor');
  await vi.waitFor(() => expect(buttonsNamed('Rename')).toHaveLength(2), waitTimeoutMs);
  expect(links().filter((link) => link?.endsWith('publish'))).toEqual([]);
  closeConsole();
  await openList('viewer');
  expect(document.querySelectorAll('button')).toHaveLength(0);
});

test('A draft gets another name, and the focus returns to its row', async () => {
  const calls = await openList('editor');
  await vi.waitFor(() => expect(buttonsNamed('Rename')).toHaveLength(2), waitTimeoutMs);
  buttonsNamed('Rename')[1]?.click();
  await vi.waitFor(() => expect(buttonsNamed('Save the name')).toHaveLength(1), waitTimeoutMs);
  typeInto('Name of the draft', ' Prices of May ');
  buttonsNamed('Save the name')[0]?.click();
  await vi.waitFor(() => expect(buttonsNamed('Rename')).toHaveLength(2), waitTimeoutMs);
  expect(calls).toContain('PUT /drafts/5/name {"name":"Prices of May"}');
  await vi.waitFor(() => expect(document.activeElement).toBe(buttonsNamed('Rename')[1]), waitTimeoutMs);

  buttonsNamed('Rename')[0]?.click();
  await vi.waitFor(() => expect(buttonsNamed('Cancel')).toHaveLength(1), waitTimeoutMs);
  typeInto('Name of the draft', 'Unwanted');
  buttonsNamed('Cancel')[0]?.click();
  await vi.waitFor(() => expect(buttonsNamed('Rename')).toHaveLength(2), waitTimeoutMs);
  expect(calls.filter((one) => one.startsWith('PUT'))).toHaveLength(1);
});

test('Of many drafts the last saved are shown first, and the others by a button', async () => {
  await openList(
    'viewer',
    [16, 15, 14, 13, 12, 11].map((id) => draftOf(id, `Draft of ${id}`, 1, 4)),
  );
  expect(document.querySelectorAll('li')).toHaveLength(5);
  buttonsNamed('Show all 6 drafts')[0]?.click();
  await vi.waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(6), waitTimeoutMs);
  expect(document.querySelectorAll('li')[5]?.textContent).toContain('Draft of 11');
  expect(buttonsNamed('Show all 6 drafts')).toEqual([]);
});
