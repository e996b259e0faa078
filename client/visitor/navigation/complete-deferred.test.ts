// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const payload = {};
let answer = () => {};
const showPayload = vi.fn(async (_: unknown, isCurrent: () => boolean) => isCurrent());
vi.mock('#client/visitor/scheduling/after-first-paint.ts', () => ({
  afterFirstPaint: (run: () => void) => run(),
}));
vi.mock('./fetch-payload.ts', async (original) => ({
  ...(await original<typeof import('./fetch-payload.ts')>()),
  fetchPayload: () => new Promise((resolve) => (answer = () => resolve({ payload }))),
}));
vi.mock('./load-show-payload.ts', () => ({ loadShowPayload: async () => ({ showPayload }) }));
const { completeDeferred } = await import('./complete-deferred.ts');

beforeEach(() => {
  showPayload.mockClear();
  history.replaceState(null, '', '/products?categoryId=2');
});

const complete = async (meanwhile: string) => {
  completeDeferred();
  history.replaceState(null, '', meanwhile);
  answer();
  await new Promise((resolve) => setTimeout(resolve));
  return showPayload.mock.results.length;
};

test('a visitor who moved to another anchor of the page gets the complete page', async () => {
  expect(await complete('/products?categoryId=2#more')).toBe(1);
  await expect(showPayload.mock.results[0]?.value).resolves.toBe(true);
});

test('a visitor who left the page is not interrupted', async () => {
  expect(await complete('/products?categoryId=3')).toBe(0);
});
