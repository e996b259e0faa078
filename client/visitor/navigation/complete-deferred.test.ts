// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';

const payload = {};
let answer = () => {};
const showPayload = vi.fn(async (_: unknown, isCurrent: () => boolean) => {
  const isShown = isCurrent();
  // As a morph does with a field without focus.
  if (isShown) for (const field of document.querySelectorAll('input')) field.value = 'served';
  return isShown;
});
vi.mock('#client/visitor/scheduling/after-first-paint.ts', () => ({
  afterFirstPaint: (run: () => void) => run(),
}));
vi.mock('./fetch-payload.ts', async (original) => ({
  ...(await original<typeof import('./fetch-payload.ts')>()),
  fetchPayload: () => new Promise((resolve) => (answer = () => resolve({ payload }))),
}));
vi.mock('./load-show-payload.ts', () => ({ loadShowPayload: async () => ({ showPayload }) }));
const { completeDeferred } = await import('./complete-deferred.ts');
const { replaceModel } = await import('#client/visitor/islands/read-model.ts');

const model = () => ({}) as Parameters<typeof replaceModel>[0];

beforeEach(() => {
  replaceModel(model());
  showPayload.mockClear();
  history.replaceState(null, '', '/products?categoryId=2');
  document.body.innerHTML = '<form data-form="inquiry"><input name="name" value="served"></form>';
  document.body.dataset.deferred = '';
});

const complete = async (meanwhile: string) => {
  completeDeferred();
  history.replaceState(null, '', meanwhile);
  answer();
  await vi.waitFor(() => expect(document.body.dataset.deferred).toBeUndefined(), waitTimeoutMs);
  return showPayload.mock.results.length;
};

test('a visitor who moved to another anchor of the page gets the complete page', async () => {
  expect(await complete('/products?categoryId=2#more')).toBe(1);
  await expect(showPayload.mock.results[0]?.value).resolves.toBe(true);
});

test('a visitor who left the page is not interrupted', async () => {
  expect(await complete('/products?categoryId=3')).toBe(0);
});

test('what was typed into a form stays when the page is completed', async () => {
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = 'typed';
  expect(await complete('/products?categoryId=2')).toBe(1);
  expect(field.value).toBe('typed');
});

test('the complete page does not replace the answer to a form that came first', async () => {
  completeDeferred();
  // Its code has loaded, and waits for the payload.
  await import('./complete-page.ts');
  replaceModel(model());
  answer();
  await vi.waitFor(() => expect(document.body.dataset.deferred).toBeUndefined(), waitTimeoutMs);
  expect(showPayload).not.toHaveBeenCalled();
});
