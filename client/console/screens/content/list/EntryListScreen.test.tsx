// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { answerCall, buttons, press, seesText, showScreen } from '#tests/setup/console-screen.tsx';
import { Component } from './EntryListScreen.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

/** The entries of a page of a list that has 101. */
const page = (offset: number) => ({
  rows: Array.from({ length: Math.min(100, 101 - offset) }, (_, index) => ({
    id: offset + index + 1,
    title: `Notice ${offset + index + 1}`,
    detail: '',
    picture: null,
    untranslated: [],
    marks: [],
  })),
  count: 101,
});

test('the entries behind the first hundred are shown by a button, which is then gone', async () => {
  const list = 'GET /operator/partners/han/content/notices?search=&limit=100';
  const { address } = showScreen({
    routes: [{ path: '/partners/:code/content/:list', Component }],
    at: '/partners/han/content/notices',
    answers: { [`${list}&offset=0`]: page(0), [`${list}&offset=100`]: page(100) },
  });
  await seesText('Notice 100');
  expect(document.body.textContent).not.toContain('Notice 101');
  await press('Show more');
  await seesText('Notice 101');
  expect(address()).toBe('/partners/han/content/notices?steps=2');
  expect(buttons('Show more')).toEqual([]);
});
