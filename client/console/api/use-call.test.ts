// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { renderHook } from '../testing/render-hook-for-test.tsx';
import { useCall } from './use-call.ts';

test('a question that fails has no data of the one before, and keeps its own', async () => {
  const row = { id: 1, title: 'One', detail: '' };
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('search=two')
      ? Response.json({ statusCode: 403, message: 'NO' }, { status: 403 })
      : Response.json({ rows: [row], count: 1 }),
  );
  const hook = renderHook(
    (search: string) => {
      const { data, error } = useCall('facts', { code: 'han', kind: 'notices', search });
      return { ids: data?.rows.map(({ id }) => id), status: error?.status };
    },
    ['one'],
  );
  await vi.waitFor(() => expect(hook.current.ids).toEqual([1]), waitTimeoutMs);
  hook.render('two');
  expect(hook.current.ids).toEqual([1]);
  await vi.waitFor(() => expect(hook.current).toEqual({ ids: undefined, status: 403 }), waitTimeoutMs);
  hook.render('one');
  expect(hook.current.ids).toEqual([1]);
  hook.unmount();
});
