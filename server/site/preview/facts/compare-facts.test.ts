import { expect, test } from 'vitest';
import { compareFacts } from './compare-facts.ts';
import type { Fact } from './facts-of-partner.ts';
import { pageText } from './page-text.ts';

const page = (key: string, text: string) => ({ key, text: pageText(`<p>${text}</p>`) });
const notice = (name: string): Fact => ({ kind: 'notices', name, texts: [[name]] });
const price: Fact = { kind: 'prices', name: 'Botox: ₩100', texts: [['Botox'], ['₩100', '100원']] };

test('facts are retained, moved, lost or gained, with the pages', () => {
  const before = [page('/', 'One. Two. Three'), page('/info', 'One'), page('/info', 'Two')];
  const after = [page('/', 'One'), page('/news', 'Two. Four')];
  const facts = ['One', 'Two', 'Three', 'Four', 'Five'].map(notice);
  expect(compareFacts(facts, before, after)).toEqual([
    {
      kind: 'notices',
      total: 5,
      gained: 1,
      retained: [{ name: 'One', noLongerOn: ['/info'] }],
      moved: [{ name: 'Two', from: ['/', '/info'], to: ['/news'] }],
      lost: [{ name: 'Three', from: ['/'] }],
    },
  ]);
});

test('a price is shown where its treatment is', () => {
  const lost = (text: string) =>
    compareFacts([price], [page('/', 'Botox 100원')], [page('/', text)])[0]?.lost;
  expect(lost('Botox ₩100')).toEqual([]);
  for (const text of ['Botox', '₩100', 'Botox ₩1,100']) expect(lost(text), text).toHaveLength(1);
  expect(compareFacts([], [], [])).toEqual([]);
});
