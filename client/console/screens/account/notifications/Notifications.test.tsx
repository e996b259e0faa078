// @vitest-environment jsdom
import { createStore } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { ToastRegion } from '../../../ui/toasts.tsx';
import { Notifications } from './Notifications.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

const partner = (code: string, name: string) => ({
  code,
  name,
  origin: `http://${code}.localhost`,
  hosts: [],
  mainLanguage: 'ko',
  languages: ['ko'],
  timeZone: 'Asia/Seoul',
  templateCode: 'commerce',
  publishedRevision: 1,
  role: 'viewer',
});

/** Shows the part for a member of two clinics. */
function show({ isSetUp = true, address = '/account', saveStatus = 200 } = {}) {
  const saved: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    if (path.endsWith('/mail')) return Response.json({ isSetUp });
    if (path.endsWith('/partners'))
      return Response.json({ rows: [partner('han', 'Han'), partner('sakura', 'Sakura')], more: false });
    if (method === 'PUT') {
      saved.push([path, JSON.parse(String(body))]);
      return Response.json(saveStatus === 200 ? { done: true } : { statusCode: saveStatus }, {
        status: saveStatus,
      });
    }
    const isOn = path.includes('sakura');
    return Response.json({ choice: { inquiries: isOn, reservations: isOn, articles: false } });
  });
  const Component = () => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <Notifications />
      <ToastRegion />
    </SWRConfig>
  );
  const router = createMemoryRouter([{ path: '/account', Component }], { initialEntries: [address] });
  renderConsole(createStore(), <RouterProvider router={router} />);
  return saved;
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('fieldset input')];
const states = () => boxes().map(({ checked }) => checked);
const shown = () => vi.waitFor(() => expect(boxes()).toHaveLength(3), waitTimeoutMs);

afterEach(() => {
  vi.unstubAllGlobals();
  closeConsole();
});

test('A choice is stored at once, for the clinic that is shown', async () => {
  const saved = show();
  await shown();
  expect(states()).toEqual([false, false, false]);
  boxes()[0]?.click();
  await vi.waitFor(() => expect(saved).toHaveLength(1), waitTimeoutMs);
  expect(saved).toEqual([
    ['/operator/partners/han/mail-choice', { inquiries: true, reservations: false, articles: false }],
  ]);
  await vi.waitFor(() => expect(states()).toEqual([true, false, false]), waitTimeoutMs);
  expect(document.body.textContent).not.toContain('not set up');
});

test('The link of a mail shows its clinic, and a choice that could not be stored is undone', async () => {
  const saved = show({ address: '/account?clinic=sakura', saveStatus: 500 });
  await shown();
  expect(document.querySelector('legend')?.textContent).toContain('Sakura');
  expect(states()).toEqual([true, true, false]);
  boxes()[2]?.click();
  await vi.waitFor(() => expect(saved).toHaveLength(1), waitTimeoutMs);
  await vi.waitFor(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull(), waitTimeoutMs);
  expect(states()).toEqual([true, true, false]);
});

test('A server without mail is reported as such', async () => {
  show({ isSetUp: false });
  await shown();
  expect(document.body.textContent).toContain('Mail is not set up on this server');
});
