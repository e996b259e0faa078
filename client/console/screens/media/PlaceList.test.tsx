// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { MediaPlace } from '#schemas/operator/content-calls.ts';
import { EarlierVersion } from './EarlierVersion.tsx';
import { PlaceList } from './PlaceList.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('../../language/use-language.ts', () => ({ useLanguage: () => 'en' }));
vi.mock('../partner/use-partner.ts', () => ({ usePartner: () => ({ code: 'han' }) }));

const place = { ko: '홈', en: 'Home' };
const earlier: MediaPlace = { where: 'draft 7', path: ['menu', 0], place, isEarlier: true };

async function show(places: MediaPlace[]) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <MemoryRouter>
        <PlaceList places={places} />
        <EarlierVersion places={places.filter(({ isEarlier }) => isEarlier)} />
      </MemoryRouter>,
    ),
  );
  onTestFinished(() => act(async () => root.unmount()));
  return document.body;
}

test('a place of a draft leads there, and one that shows an earlier version is marked, with what to do', async () => {
  const { textContent } = await show([earlier, { where: 'notice 3', path: [], place }]);
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    `/partners/han/menu?path=${encodeURIComponent('["menu",0]')}&draft=7`,
    '/partners/han/content/notices/3',
  ]);
  expect(document.querySelectorAll('.Badge')).toHaveLength(1);
  expect(textContent).toContain('choose the picture again and publish');
  expect(textContent).not.toContain('a publisher replaces');
});

test('content that still shows it changes when a publisher replaces the picture', async () => {
  const { textContent } = await show([{ where: 'notice 3', path: [], isEarlier: true }]);
  expect(textContent).toContain('when a publisher replaces the picture');
  expect(textContent).not.toContain('and publish');
});
