// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { type ShownEntries, useEntryFilter } from './use-entry-filter.ts';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

async function open(query: string) {
  const seen = {} as ShownEntries & { query: string };
  const Screen = () => {
    Object.assign(seen, useEntryFilter(), { query: useLocation().search });
    return null;
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[`/list${query}`]}>
        <Screen />
      </MemoryRouter>,
    ),
  );
  onTestFinished(() => act(async () => root.unmount()));
  return seen;
}

test('What a list shows is in its address, and a new category begins at its first entries', async () => {
  const seen = await open('?search=botox&group=3&steps=2');
  expect(seen).toMatchObject({ typed: 'botox', filter: { search: 'botox', group: 3 }, steps: 2 });
  await act(async () => seen.showMore());
  expect(seen).toMatchObject({ query: '?search=botox&group=3&steps=3', steps: 3 });
  await act(async () => seen.setGroup(5));
  expect(seen).toMatchObject({ query: '?search=botox&group=5', steps: 1 });
  await act(async () => seen.setGroup(undefined));
  expect(seen).toMatchObject({ query: '?search=botox', filter: { search: 'botox' } });
});

test('A search keeps its category', async () => {
  const seen = await open('?group=3');
  await act(async () => seen.setTyped(' laser '));
  await vi.waitFor(() => expect(seen.query).toBe('?search=laser&group=3'), waitTimeoutMs);
});

test.each(['?group=x', '?group=-1', '?group=1.5', '?steps=0', '?steps=1e99', '?group='])(
  'An address of nonsense (%s) shows the whole list from its beginning',
  async (query) => {
    expect(await open(query)).toMatchObject({ filter: { search: '' }, steps: 1 });
  },
);
