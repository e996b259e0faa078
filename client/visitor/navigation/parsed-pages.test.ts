// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { PagePayload } from '#engine/document/page-payload.ts';

const resting: (() => void)[] = [];
vi.mock('#client/visitor/scheduling/on-idle.ts', () => ({ onIdle: (run: () => void) => resting.push(run) }));
const { parseAhead, takeParsed } = await import('./parsed-pages.ts');

const page = (name: string) => ({ body: `<main>${name}</main>` }) as PagePayload;
const parses = vi.spyOn(HTMLTemplateElement.prototype, 'innerHTML', 'set');
const rest = () => {
  for (const run of resting.splice(0)) run();
};

test('a page is parsed ahead once the browser rests, and taken once', () => {
  const next = page('next');
  parseAhead(next);
  expect(parses).not.toHaveBeenCalled();
  rest();
  const taken = takeParsed(next);
  expect([taken?.outerHTML, parses.mock.calls.length]).toEqual([
    '<div id="maru-root"><main>next</main></div>',
    1,
  ]);
  // What was taken is in the document now: whoever comes back needs another.
  const again = takeParsed(next);
  expect([again === taken, again?.outerHTML]).toEqual([false, taken?.outerHTML]);
});

test('of many pages the last ten stay parsed', () => {
  const pages = Array.from({ length: 12 }, (_, index) => page(String(index)));
  pages.forEach(parseAhead);
  rest();
  parses.mockClear();
  expect(pages.map((one) => takeParsed(one)?.textContent)).toEqual(pages.map((_, index) => String(index)));
  expect(parses).toHaveBeenCalledTimes(2);
});
