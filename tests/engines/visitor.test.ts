import { expect, test, vi } from 'vitest';
import { desktop, type Engine, type EnginePage, phone, type Size } from './engine.ts';
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
async function visit(engine: Engine): Promise<void> {
  const visitor = await openVisitor(engine, phone);
  await visitor.withEngine(() => visitor.visit('bomnal', '/'));
}
const frozen = () => new DOMException('The operation was aborted due to timeout', 'TimeoutError');

test('a window whose engine freezes or crashes is replaced, once', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const errors = ['invalid session id: ', 'unknown error: '].map((text) => new Error(`[webdriver] ${text}`));
  for (const error of [frozen(), ...errors]) {
    const once = failing(error);
    await visit(once.engine);
    expect([once.opened(), once.closed]).toEqual([2, [1]]);
    expect(warned).toHaveBeenCalledOnce();
    warned.mockClear();
  }

  const twice = failing(frozen(), frozen());
  await expect(visit(twice.engine)).rejects.toThrow('timeout');
});

test('a page that fails to load for another reason is not tried again', async () => {
  const { engine, opened } = failing(new Error('connection refused'));
  await expect(visit(engine)).rejects.toThrow('refused');
  expect(opened()).toBe(1);
});

test('a window is resized where its engine can, and replaced elsewhere', async () => {
  const rigid = failing();
  const visitor = await openVisitor(rigid.engine, phone);
  await visitor.resize(phone);
  expect(rigid.opened()).toBe(1);
  await visitor.resize(desktop);
  expect([rigid.opened(), rigid.closed]).toEqual([2, [1]]);

  const sizes: Size[] = [];
  const elastic = failing();
  const open = async (size: Size) => ({
    ...(await elastic.engine.open(size)),
    resize: async (to: Size) => void sizes.push(to),
  });
  await (await openVisitor({ ...elastic.engine, open }, phone)).resize(desktop);
  expect([elastic.opened(), sizes]).toEqual([1, [desktop]]);
});
