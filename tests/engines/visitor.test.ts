import { expect, test, vi } from 'vitest';
import { type Engine, type EnginePage, phone } from './engine.ts';
import { openVisitor } from './visitor.ts';

/** An engine whose windows fail to load a page with these errors, one after the other. */
function failing(...errors: Error[]) {
  const closed: number[] = [];
  let opened = 0;
  const engine: Engine = {
    name: 'Fake',
    isInstalled: () => true,
    open: async () => {
      const number = ++opened;
      const page: Partial<EnginePage> = {
        goto: async () => {
          const error = errors.shift();
          if (error) throw error;
        },
        evaluate: async () => true as never,
        close: async () => void closed.push(number),
      };
      return page as EnginePage;
    },
  };
  return { engine, closed, opened: () => opened };
}
const frozen = () => new DOMException('The operation was aborted due to timeout', 'TimeoutError');

test('a window that freezes while it loads a page is replaced, once for each page', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const once = failing(frozen());
  await (await openVisitor(once.engine, phone)).visit('bomnal', '/');
  expect([once.opened(), once.closed]).toEqual([2, [1]]);
  expect(warned).toHaveBeenCalledOnce();

  const twice = failing(frozen(), frozen());
  await expect((await openVisitor(twice.engine, phone)).visit('bomnal', '/')).rejects.toThrow('timeout');
});

test('a page that fails to load for another reason is not tried again', async () => {
  const { engine, opened } = failing(new Error('connection refused'));
  await expect((await openVisitor(engine, phone)).visit('bomnal', '/')).rejects.toThrow('refused');
  expect(opened()).toBe(1);
});
