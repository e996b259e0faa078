// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openForPrint } from './open-for-print.ts';

test('collapsed details, even those sharing a name, open while printing and collapse again afterwards', () => {
  document.body.innerHTML =
    '<details name="faq"></details><details name="faq" open></details><details name="faq"></details>';
  const all = [...document.querySelectorAll('details')];
  const seen = () => all.map((details) => [details.open, details.getAttribute('name')]);
  const before = seen();
  openForPrint();
  dispatchEvent(new Event('beforeprint'));
  expect(all.map(({ open }) => open)).toEqual([true, true, true]);
  // The open one keeps its name, as nothing is left for it to close.
  expect(all.filter((details) => details.getAttribute('name'))).toHaveLength(1);
  dispatchEvent(new Event('afterprint'));
  expect(seen()).toEqual(before);
});
