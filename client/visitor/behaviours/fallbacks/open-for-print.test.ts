// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openForPrint } from './open-for-print.ts';

test('what is folded is open while it is printed, all of one name too, and folded again afterwards', () => {
  document.body.innerHTML =
    '<details name="faq"></details><details name="faq" open></details><details name="faq"></details>';
  const all = [...document.querySelectorAll('details')];
  const seen = () => all.map((details) => [details.open, details.getAttribute('name')]);
  const before = seen();
  openForPrint();
  dispatchEvent(new Event('beforeprint'));
  expect(all.map(({ open }) => open)).toEqual([true, true, true]);
  // The one that was open keeps its name and has nothing left to close.
  expect(all.filter((details) => details.getAttribute('name'))).toHaveLength(1);
  dispatchEvent(new Event('afterprint'));
  expect(seen()).toEqual(before);
});
