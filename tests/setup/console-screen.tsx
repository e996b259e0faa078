import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { mutate, SWRConfig } from 'swr';
import { expect, onTestFinished, vi } from 'vitest';
import { ToastRegion } from '#client/console/ui/toasts.tsx';
import { closeConsole, renderConsole } from './render-console.tsx';
import { waitTimeoutMs } from './wait-timeout.ts';

/** By method and path of a call, such as `DELETE /operator/tokens/3`: the response, or what makes it from the body, at once or later. */
export type Answers = Record<string, unknown>;

type Screen = {
  routes: RouteObject[];
  /** The first URL. */
  at: string;
  answers?: Answers;
  store?: ReturnType<typeof createStore>;
};

/** A clinic as the call `partners` lists it, with an administrator. */
export const clinic = {
  code: 'han',
  name: 'Han',
  origin: 'http://han.localhost',
  hosts: [],
  mainLanguage: 'ko',
  languages: ['ko'],
  timeZone: 'Asia/Seoul',
  templateCode: 'commerce',
  publishedRevision: 4,
  role: 'administrator',
};

let answers: Answers = {};
let sent: unknown[][] = [];

const underWay = new Set<Promise<Response>>();

/** The `fetch` of tests that show a screen: each test file stubs the global with it. */
export function answerCall(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = respond(path, init);
  underWay.add(answer);
  return answer.finally(() => underWay.delete(answer));
}

async function respond(path: string, { method = 'GET', body }: RequestInit): Promise<Response> {
  const name = `${method} ${path}`;
  const json: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
  if (method !== 'GET') sent.push(json === undefined ? [name] : [name, json]);
  const answer = answers[name];
  const response: unknown = await (typeof answer === 'function' ? answer(json) : answer);
  if (response instanceof Response) return response;
  return response === undefined ? refusal(404) : Response.json(response);
}

/** Lets calls end: the next test would wait for one under way whose answer SWR drops, because it was emptied since. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    await Promise.all(underWay);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/**
 * Shows routes of the console with its messages. Calls get the listed answers, and 404 without one.
 * @returns the writes so far, each with its method, path and body, and the URL that is shown
 */
export function showScreen({ routes, at, answers: given = {}, store = createStore() }: Screen) {
  answers = { 'GET /operator/partners': { rows: [clinic], more: false }, ...given };
  const writes: unknown[][] = [];
  sent = writes;
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  onTestFinished(async () => {
    closeConsole();
    await settle();
    router.dispose();
    localStorage.clear();
    sessionStorage.clear();
    await mutate(() => true, undefined, { revalidate: false });
  });
  renderConsole(
    store,
    // Each test reads again.
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <RouterProvider router={router} />
      <ToastRegion />
    </SWRConfig>,
  );
  return { sent: writes, address: () => `${router.state.location.pathname}${router.state.location.search}` };
}

/** Shows a part of a screen of the clinic `han`. */
export const showPart = (element: ReactNode, answers: Answers = {}, at = '/partners/han') =>
  showScreen({
    routes: [
      { path: '/partners/:code/*', element: <main>{element}</main> },
      { path: '*', element: null },
    ],
    at,
    answers,
  });

/** A call that fails with this status, and what its body has beside it. */
export const refusal = (status: number, more: object = {}) =>
  Response.json({ statusCode: status, message: `REFUSED_${status}`, ...more }, { status });

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** The buttons with this accessible name: of the dialog if one is open, else of the screen. */
export function buttons(name: string): HTMLButtonElement[] {
  const within = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
  return [...within.querySelectorAll('button')].filter((button) => nameOf(button) === name);
}

/** Waits until the button can be pressed, and presses it by keyboard. */
export async function press(name: string): Promise<void> {
  await vi.waitFor(() => {
    expect(buttons(name)).toHaveLength(1);
    expect(buttons(name)[0]?.matches(':disabled, [aria-disabled="true"]')).toBe(false);
  }, waitTimeoutMs);
  buttons(name)[0]?.focus();
  buttons(name)[0]?.click();
}

/** Waits for a text anywhere on the screen. */
export const seesText = (text: string) =>
  vi.waitFor(() => expect(document.body.textContent).toContain(text), waitTimeoutMs);

/** Waits until a text is nowhere on the screen. */
export const losesText = (text: string) =>
  vi.waitFor(() => expect(document.body.textContent).not.toContain(text), waitTimeoutMs);

/** Waits until no dialog is open. */
export const dialogCloses = () =>
  vi.waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull(), waitTimeoutMs);
