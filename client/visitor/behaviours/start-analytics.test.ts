// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { startAnalytics } from './start-analytics.ts';

const runAnalytics = vi.hoisted(() => vi.fn());
vi.mock('#engine/browser/integrations/run-analytics.ts', () => ({ runAnalytics }));
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
});

test('analytics start with the ids on the page, and not at all without one', async () => {
  startAnalytics();
  await new Promise((resolve) => setTimeout(resolve));
  expect(runAnalytics).not.toHaveBeenCalled();
  document.body.dataset.ga4 = 'G-XYZ';
  startAnalytics();
  await vi.waitFor(
    () => expect(runAnalytics).toHaveBeenCalledWith({ gtm: undefined, ga4: 'G-XYZ' }),
    waitTimeoutMs,
  );
});
