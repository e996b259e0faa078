// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetOldReads } from '#engine/browser/calls/use-read.ts';
import { PageProvider } from '#engine/context/use-page.tsx';
import { type IslandPage, islandContext } from '#engine/render/pick-facts.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { TreatmentRead, type TreatmentState } from './TreatmentRead.tsx';

const page = { locale: 'en', mainLocale: 'ko', path: '/', query: {}, params: {} } as unknown as IslandPage;
const fetched = vi.fn<(address: URL) => Promise<Response>>();
const onState = vi.fn<(key: string, state: TreatmentState) => void>();

beforeEach(() => {
  Object.assign(window, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal('fetch', (address: string) => fetched(new URL(address, location.href)));
  fetched.mockReset().mockImplementation(async ({ searchParams }) => {
    const row = { name: searchParams.get('languageCode'), languageCode: searchParams.get('languageCode') };
    return new Response(JSON.stringify({ row }));
  });
  onState.mockReset();
});
afterEach(async () => {
  await forgetOldReads(-1);
  vi.unstubAllGlobals();
});

/** Reads treatment 3 for a line whose names are in a language. @returns what is reported, and which reads were made */
async function read(languageCode: LanguageCode | undefined, eventId?: number) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (language: LanguageCode | undefined) =>
    act(async () =>
      root.render(
        <PageProvider page={islandContext(page, {})}>
          <TreatmentRead productId={3} eventId={eventId} languageCode={language} onState={onState} />
        </PageProvider>,
      ),
    );
  await show(languageCode);
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  // The line has got the names of the page.
  await show('en');
  act(() => root.unmount());
  const states = onState.mock.calls.map(([, state]) => (state.state === 'read' ? state : state.state));
  return { states, asked: fetched.mock.calls.map(([{ search }]) => search) };
}
const named = (name: string) => ({ name, languageCode: name });

test('a treatment is read once more in the language in which its names were stored', async () => {
  const { states, asked } = await read('ko', 5);
  expect(asked).toEqual(['?languageCode=en&eventId=5', '?languageCode=ko&eventId=5']);
  expect(states).toEqual(['reading', { state: 'read', treatment: named('en'), stored: named('ko') }]);
});

test('names that are stored in the language of the page, or in an unknown one, need no second read', async () => {
  for (const language of ['en', undefined] as const) {
    const { states, asked } = await read(language);
    expect(asked).toEqual(['?languageCode=en']);
    expect(states.at(-1)).toEqual({ state: 'read', treatment: named('en'), stored: null });
    fetched.mockClear();
    await forgetOldReads(-1);
  }
});

test('if the second read fails, the treatment is there without it', async () => {
  fetched.mockImplementation(async ({ searchParams }) =>
    searchParams.get('languageCode') === 'en'
      ? new Response(JSON.stringify({ row: named('en') }))
      : new Response('{}', { status: 503 }),
  );
  const { states } = await read('ko');
  expect(states.at(-1)).toEqual({ state: 'read', treatment: named('en'), stored: null });
});
