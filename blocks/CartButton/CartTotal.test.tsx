import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import type { BlockComponent } from '#registry/contract.ts';
import { CartTotal } from './CartTotal.tsx';
import messages from './drawer-messages.json' with { type: 'json' };

const line = (optionId: number, price: number | null, quantity: number) => ({
  productId: 3,
  optionId,
  productName: 'Lifting',
  optionName: `${optionId}00 shots`,
  price,
  quantity,
});
const Total: BlockComponent = ({ data }) => <CartTotal lines={data} />;
const total = (config: object, lines = [line(1, 50_000, 2), line(2, 10_000, 1)]) =>
  renderForTest({ component: Total, messages }, { data: lines, config: { ...config } })
    .html.replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('isIncludeVat: the cart sums the prices shown and states whether VAT is included', () => {
  expect(total({ isIncludeVat: true })).toContain('₩110,000 VAT included');
  expect(total({ isIncludeVat: true })).not.toContain('% VAT');
  expect(total({ isIncludeVat: false })).toContain('₩110,000 VAT excluded');
});

test('vatRate: where VAT is added, the cart shows its amount', () => {
  expect(total({ isIncludeVat: false, vatRate: 10 })).toContain('₩121,000 with 10% VAT (₩11,000)');
  expect(total({ isIncludeVat: false, vatRate: 5 })).toContain('₩115,500 with 5% VAT (₩5,500)');
  expect(total({ isIncludeVat: false, vatRate: 0 })).not.toContain('% VAT');
});

test('hasPriceView: a site without prices shows no sum', () => {
  const hidden = total({ hasPriceView: false });
  expect(hidden).toContain('3 treatments selected');
  expect(hidden).toContain('Prices are given in the consultation.');
  expect(hidden).not.toMatch(/₩|VAT/);
});

test('treatments priced in the consultation are excluded from the sum, with a note', () => {
  const some = total({}, [line(1, 50_000, 1), line(2, null, 1)]);
  expect(some).toContain('₩50,000');
  expect(some).toContain('Prices that are set in the consultation are not included.');
  const all = total({}, [line(1, null, 1), line(2, null, 1)]);
  expect(all).toContain('Prices are given in the consultation.');
  expect(all).not.toMatch(/₩|VAT|not included/);
  // A free treatment has an amount.
  expect(total({}, [line(1, 0, 1)])).toContain('₩0');
});
