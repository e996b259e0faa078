import { expect, test } from 'vitest';
import type { OperatorPopup } from '#schemas/operator/popup-calls.ts';
import { popupSettings } from '#schemas/site/popup-settings.ts';
import { runningPopups, stagePopups } from './stage.ts';

const popup = (id: number, change: Partial<OperatorPopup> = {}): OperatorPopup => ({
  id,
  version: 'v',
  locations: ['/'],
  ratio: '4:3',
  direction: 'CENTER',
  isAutoPlacement: true,
  items: [{ title: { ko: `팝업 ${id}` }, pcContent: `/files/han/${id}.webp`, devices: ['PC', 'MOBILE'] }],
  ...change,
});
const at = new Date('2026-12-01T00:00:00Z');
const place = { path: '/', pageKey: '/' };
const window = { width: 1280, height: 800 };
const ids = (popups: OperatorPopup[], device: 'PC' | 'MOBILE' = 'PC') =>
  runningPopups(popups, { at, place, device }).map(({ popup: { id } }) => id);

test('those that run on the page and the device are staged, in their order', () => {
  const popups = [
    popup(3),
    popup(1, { startAt: '2026-12-02T00:00:00Z' }),
    popup(2, { locations: ['/products'] }),
    popup(4, { items: [{ title: { ko: 'x' }, mobileContent: '/files/han/m.webp', devices: ['MOBILE'] }] }),
  ];
  expect(ids(popups)).toEqual([3]);
  expect(ids(popups, 'MOBILE')).toEqual([3, 4]);
  const { items } = popup(5);
  const two = popup(5, {
    items: [...items, ...items, ...items.map((one) => ({ ...one, devices: ['PC' as const] }))],
  });
  expect(runningPopups([two], { at, place, device: 'MOBILE' })).toMatchObject([{ slides: 2 }]);
});

test('layers come one at a time in the middle; a popup that is not placed by itself stands at its edge', () => {
  const settings = popupSettings.parse({});
  const stage = (one: OperatorPopup) =>
    stagePopups(
      [
        { popup: one, url: '/a', slides: 1 },
        { popup: popup(9), url: '/b', slides: 1 },
      ],
      settings,
      { device: 'PC', window },
    );
  const [centered, ...others] = stage(popup(1));
  expect(others).toEqual([]);
  expect(centered?.place).toEqual({ x: 214, y: 56, width: 852, height: 640 });
  const [right] = stage(popup(1, { isAutoPlacement: false, direction: 'BOTTOM_RIGHT', ratio: '1:1' }));
  expect(right?.place).toMatchObject({ x: 1280 - 60 - 640 });
});

test('a layer stays inside the window, its bar included, whatever its distance from an edge', () => {
  const settings = popupSettings.parse({ popupTopOffset: 150, popupLeftOffset: 500 });
  const one = popup(1, { isAutoPlacement: false, direction: 'TOP_LEFT' });
  const [staged] = stagePopups([{ popup: one, url: '/a', slides: 1 }], settings, { device: 'PC', window });
  expect(staged?.place).toEqual({ x: 1280 - 852, y: 800 - 48 - 640, width: 852, height: 640 });
});

test('in a grid all stand beside each other inside the window', () => {
  const settings = popupSettings.parse({ popupType: 'GRID' });
  const running = [1, 2, 3].map((id) => ({ popup: popup(id), url: '/a', slides: 1 }));
  const staged = stagePopups(running, settings, { device: 'PC', window });
  expect(staged).toHaveLength(3);
  for (const { place: at } of staged) {
    expect(at.x).toBeGreaterThanOrEqual(59);
    expect(at.x + at.width).toBeLessThanOrEqual(1221);
  }
});

test('without a popup nothing is staged', () => {
  expect(stagePopups([], popupSettings.parse({}), { device: 'PC', window })).toEqual([]);
});
