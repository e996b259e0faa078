// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, restoreDraft, saveDraft } from './drafts.ts';
import { sendForm } from './send-form.ts';

vi.mock('#client/visitor/navigation/load-show-payload.ts', () => ({
  loadShowPayload: async () => ({
    showPayload: async ({ body }: { body: string }) => {
      document.body.innerHTML = body;
      return true;
    },
  }),
}));

const html = (attributes: string) =>
  `<form action="/write" data-form="create" data-draft ${attributes}><input name="title" value="T"></form>`;
const form = () => document.querySelector('form') as HTMLFormElement;
const title = () => form().querySelector('input') as HTMLInputElement;

/** Presses Enter in a field, where the answer is a redirect. @returns the focused element when the next page is shown */
async function sendWithEnter(redirect: string): Promise<Element | null | undefined> {
  title().focus();
  let focused: Element | null | undefined;
  const go = vi.fn(() => {
    focused = document.activeElement;
  });
  vi.stubGlobal('navigation', { navigate: go, transition: null });
  vi.stubGlobal('fetch', async () => Response.json({ redirect, message: 'Sent.' }));
  await sendForm(form());
  expect(go).toHaveBeenCalledWith(redirect, expect.anything());
  return focused;
}

/** Sends the form. The answer is the page, its form having these attributes. @returns the key that was sent */
async function send(attributes: string): Promise<string | null> {
  const ask = vi.fn(async (_path: string, _init: { body: URLSearchParams }) =>
    Response.json({ body: html(attributes) }, { status: 422 }),
  );
  vi.stubGlobal('fetch', ask);
  await sendForm(form());
  return ask.mock.lastCall?.[1].body.get('key') ?? null;
}

beforeEach(() => {
  document.body.innerHTML = html('');
  forgetDraft(form());
});

test('a form refused for its fields is sent again under the same key', async () => {
  const first = await send('data-refused');
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(await send('data-refused')).toBe(first);
});

test('a form that arrived before with other content can be sent as a new one, with what was typed', async () => {
  title().value = 'Corrected';
  const first = await send('data-refused data-already-sent');
  document.body.innerHTML = html('');
  expect([restoreDraft(form()), title().value]).toEqual([true, 'Corrected']);
  const second = await send('data-refused');
  expect(second).toMatch(/^[\da-f]{32}$/);
  expect(second).not.toBe(first);
});

test('the field in which Enter was pressed is left, so that the next page replaces it too', async () => {
  expect(await sendWithEnter('/write?done=inquired')).toBe(document.body);
});

test('the form that an answer brings gets what was typed into it before a reload', async () => {
  const edit = (value: string) =>
    `<form action="/detail/5" data-form="update" data-draft><p data-draft-restored hidden><span data-draft-words="Restored"></span></p><input name="title" value="${value}"></form>`;
  document.body.innerHTML = edit('Typed');
  saveDraft(form());
  document.body.innerHTML = '<form action="/detail/5" data-form="edit"></form>';
  vi.stubGlobal('fetch', async () => Response.json({ body: edit('Stored') }));
  await sendForm(form());
  expect(title().value).toBe('Typed');
  expect(form().dataset.enhanced).toBe('');
  expect(
    document.querySelector<HTMLElement>('[data-draft-restored]:not([hidden])')?.textContent?.trim(),
  ).toBe('Restored');
});

test('a second inquiry is followed by the page again, which already has the address of the confirmation', async () => {
  const confirmed = '/write?done=inquired#inquiry';
  const before = () => location.pathname + location.search;
  for (const start of ['/write', confirmed]) {
    document.body.innerHTML = html('');
    history.replaceState(null, '', start);
    let left = '';
    vi.stubGlobal('navigation', { navigate: () => (left = before()), transition: null });
    vi.stubGlobal('fetch', async () => Response.json({ redirect: confirmed, message: 'Sent.' }));
    await sendForm(form());
    expect(left).toBe('/write');
  }
});
