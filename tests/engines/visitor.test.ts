import { expect, test, vi } from 'vitest';
import { desktop, type Engine, EngineLostError, type EnginePage, phone, type Size } from './engine.ts';
import { openVisitor } from './visitor.ts';

/** An engine that fails to open windows, or its windows to load a page, with these errors, one after the other. */
function failing({ opening = [], loading = [] }: { opening?: Error[]; loading?: Error[] } = {}) {
  const closed: number[] = [];
  let opened = 0;
  const engine: Engine = {
    name: 'Fake',
    isInstalled: () => true,
    open: async () => {
      const number = ++opened;
      const notOpened = opening.shift();
      if (notOpened) throw notOpened;
      const page: Partial<EnginePage> = {
        goto: async () => {
          const error = loading.shift();
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
  await visitor.visit('bomnal', '/');
}

test('an engine that does not start is started once more', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const once = failing({ opening: [new Error('no answer')] });
  await visit(once.engine);
  expect(once.opened()).toBe(2);
  expect(warned).toHaveBeenCalledOnce();

  const twice = failing({ opening: [new Error('no answer'), new Error('no answer')] });
  await expect(visit(twice.engine)).rejects.toThrow('no answer');
});

test('a page that fails to load is not tried again', async () => {
  const { engine, opened } = failing({ loading: [new Error('connection refused')] });
  const visitor = await openVisitor(engine, phone);
  const visits = visitor.repeatIfLost(() => visitor.visit('bomnal', '/'));
  await expect(visits).rejects.toThrow('connection refused');
  expect(opened()).toBe(1);
});

test('a test whose engine is lost is repeated once in a new window', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const lost = () => new EngineLostError('page crash');
  const visits = async (loading: Error[]) => {
    const { engine, closed, opened } = failing({ loading });
    const visitor = await openVisitor(engine, phone);
    let begun = 0;
    const failed = await visitor
      .repeatIfLost(async () => {
        begun += 1;
        await visitor.visit('bomnal', '/');
      })
      .then(
        () => undefined,
        (error) => error.message,
      );
    return { begun, closed, opened: opened(), failed };
  };
  expect(await visits([lost()])).toEqual({ begun: 2, closed: [1], opened: 2, failed: undefined });
  expect(warned).toHaveBeenCalledOnce();
  const twice = await visits([lost(), lost()]);
  expect(twice).toEqual({ begun: 2, closed: [1], opened: 2, failed: 'page crash' });
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
