// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import type { PartnerRow } from '../../partner/use-partner.ts';
import { SecretLinks } from './SecretLinks.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('../../partner/use-partner.ts', () => ({ usePartner: () => ({ code: 'han' }) }));

const partner = { code: 'han', origin: 'http://han.example' } as PartnerRow;
const price = (productId: number) => ({ productId, option: 1, price: 1 });

async function show(entry: Parameters<typeof SecretLinks>[0]['entry']) {
  vi.stubGlobal('fetch', async () =>
    Response.json({ rows: [{ id: 3, title: 'Botox', detail: '' }], count: 1 }),
  );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<SecretLinks partner={partner} id={7} entry={entry} />));
  onTestFinished(() => act(async () => root.unmount()));
  return () => [...document.querySelectorAll('a')].map(({ href, textContent }) => [textContent, href]);
}

test('A secret price has one link per treatment, by its title', async () => {
  const links = await show({ isSecret: true, prices: [price(3), price(3), price(9)] });
  await vi.waitFor(
    () =>
      expect(links()).toEqual([
        ['Botox', 'http://han.example/products/3/secret/7'],
        ['#9', 'http://han.example/products/9/secret/7'],
      ]),
    waitTimeoutMs,
  );
});

test('Open prices, and those without a treatment, have no such links', async () => {
  expect((await show({ isSecret: false, prices: [price(3)] }))()).toEqual([]);
  expect((await show({ isSecret: true }))()).toEqual([]);
});
