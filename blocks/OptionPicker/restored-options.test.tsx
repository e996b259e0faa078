// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { selectionAtom } from '#engine/browser/state/cart.ts';
import { fixtures } from './fixtures.ts';
import {
  boxes,
  button,
  click,
  expectAct,
  hydrate,
  Island,
  mount,
  press,
  resetAfterEach,
  store,
  total,
  unmount,
} from './picker-for-test.tsx';

resetAfterEach();

const backup = () => JSON.parse(localStorage.getItem('common') ?? '{}').productBackup;
/** Reloads the page. */
const reload = (data?: Record<string, unknown>) => {
  unmount();
  return mount(data);
};

test('an option ticked before hydration is chosen', () => {
  mount(fixtures.default.data, { beforeHydration: () => boxes()[0]?.click() });
  expect(boxes()[0]?.checked).toBe(true);
  expect(total()).toContain('1 treatment selected');
});

test('an option ticked before hydration is chosen even if the visitor reserves at once', async () => {
  expectAct(false);
  const html = renderToString(<Island data={fixtures.default.data} />);
  document.body.innerHTML = `<div id="root"><div>${html}</div></div>`;
  boxes()[0]?.click();
  const isStopped = await new Promise<boolean>((resolve) => {
    // The hydration task has ended, deferred React work has not run yet.
    const reserveAtOnce = () => queueMicrotask(() => resolve(!button(/^Reserve$/).dispatchEvent(click())));
    const element = (
      <div ref={(place) => void (place && reserveAtOnce())}>
        <Island data={fixtures.default.data} />
      </div>
    );
    hydrate(element);
  });
  expectAct(true);
  expect(isStopped).toBe(false);
  expect(store.get(selectionAtom).selectedProducts).toHaveLength(1);
  expect(document.querySelector('[role=alert]')?.textContent).toBe('');
});

test('ticked options and their counts survive a reload', () => {
  mount();
  press(boxes()[0]);
  press(button(/^One more of .*100/));
  expect(backup()).toMatchObject([{ productId: 7, optionId: 1, quantity: 2 }]);
  expect(reload()).toEqual([]);
  expect(boxes()[0]?.checked).toBe(true);
  expect(total()).toContain('2 treatments selected');
  press(boxes()[0]);
  expect(backup()).toEqual([]);
  reload();
  expect(boxes()[0]?.checked).toBe(false);
});

test('options added to the cart are not ticked after a reload', () => {
  mount();
  press(boxes()[0]);
  press(button(/^Add to cart$/));
  expect(backup()).toEqual([]);
  reload();
  expect(boxes()[0]?.checked).toBe(false);
});

test('an option of another treatment, or one no longer reservable, is not ticked again', () => {
  mount();
  press(boxes()[0]);
  press(boxes()[1]);
  reload({ ...fixtures.default.data, productId: 8 });
  expect(boxes().filter(({ checked }) => checked)).toEqual([]);
  const [first, ...others] = fixtures.default.data.options as { isReservable?: boolean }[];
  reload({ ...fixtures.default.data, options: [{ ...first, isReservable: false }, ...others] });
  expect(
    boxes()
      .map(({ checked }) => checked)
      .slice(0, 2),
  ).toEqual([false, true]);
});
