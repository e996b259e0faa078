import type { Page, Route } from '@playwright/test';

/** Holds requests to a URL until the returned function is called. */
export async function holdRoute(
  page: Page,
  address: string,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}
