import { expect, test } from 'vitest';
import { globalSlots, globalSlotTable } from './slots.ts';

test('the pages without a header are those of the specification', () => {
  expect(globalSlotTable.header.absentFrom).toEqual(['/landing', '/ready', '/goodbye', '/sign-up/welcome']);
});

test('a slot takes a node or null, and no other slot exists', () => {
  const footer = { id: 'footer', type: 'FooterMain', v: 1, data: {} };
  expect(globalSlots.parse({ footer, search: null })).toEqual({ footer, search: null });
  expect(globalSlots.safeParse({ ribbon: footer }).success).toBe(false);
  expect(globalSlots.safeParse({ footer: { type: 'FooterMain' } }).success).toBe(false);
});

test('editors show what each slot is for', () => {
  for (const [name, { label }] of Object.entries(globalSlotTable))
    expect(globalSlots.shape[name as keyof typeof globalSlots.shape].description, name).toBe(label.en[1]);
});
