import { onEvent } from '#engine/browser/events/on-event.ts';
import type { VendorList } from '#engine/document/vendor-attributes.ts';
import { vendorClients } from '#registry/manifest.vendors.ts';
import type { VendorTools } from '#registry/vendor.ts';
import { type ConsentCategory, consentCategories, type SiteEvent } from '#schemas/site/site-event.ts';
import { runAfterAnswer } from './between-inputs.ts';
import { createDelivery } from './delivery.ts';
import { firstInteraction } from './first-interaction.ts';
import { onClick } from './on-click.ts';
import { preloadThenRun } from './preload-then-run.ts';
import { readClick, readPage } from './read-page.ts';
import { startInOrder } from './start-in-order.ts';

/** Milliseconds after which events are read before the first interaction: the page is still busy when it has just loaded. */
const settledMs = 1_000;

/** Undefined until something is decided. */
let accepted: readonly ConsentCategory[] | undefined;
type Running = {
  delivery: ReturnType<typeof createDelivery>;
  categories: readonly ConsentCategory[];
  /** Once it has been started: notifies its script of what is accepted in addition. */
  update?: () => void;
};
/** Vendors that get events, now or once they have started. */
const running = new Map<string, Running>();
const started = new Set<string>();
/** Whether a vendor has asked what is accepted, and passes it on to its script. */
let isNotified = false;
let isWatched = false;

/** @param moment resolves when a script may run */
const toolsFor = (moment: () => Promise<void>): VendorTools => ({
  load: (url) => preloadThenRun(url, moment),
  page: window as unknown as VendorTools['page'],
  granted: () => {
    isNotified = true;
    return accepted ?? [];
  },
});

/** The vendors that the page declares. */
export const declaredVendors = (): VendorList => JSON.parse(document.body.dataset.vendors ?? '{}');

/** The categories that they use. The banner offers these, and no others. */
export function declaredCategories(): ConsentCategory[] {
  const used = Object.values(declaredVendors()).flatMap(({ categories }) => categories);
  return consentCategories.filter((category) => used.includes(category));
}

/**
 * Whether a vendor that has been started on this page uses a category that was accepted and is not in `granted`, or was
 * notified of it: a script retains that, even if it may stay for another category.
 */
export function isWithdrawal(granted: readonly ConsentCategory[]): boolean {
  const withdrawn = (accepted ?? []).filter((category) => !granted.includes(category));
  if (isNotified && withdrawn.length > 0) return true;
  return Object.entries(declaredVendors()).some(
    ([name, { categories }]) => started.has(name) && categories.some((one) => withdrawn.includes(one)),
  );
}

/**
 * Takes an answer at once: vendors that are no longer accepted get no event, and never start if they still wait; the
 * scripts of others learn what is accepted in addition.
 */
export function accept(granted: readonly ConsentCategory[]): void {
  const isMore = granted.some((one) => !accepted?.includes(one));
  accepted = granted;
  for (const [name, { categories, update }] of running)
    if (!categories.some((one) => granted.includes(one))) end(name);
    else if (isMore) update?.();
}

/** What vendors may use now: the visitor's choice, or what holds without one; undefined until that is decided. */
export const acceptedNow = () => accepted;

function end(name: string): void {
  running.get(name)?.delivery.close();
  running.delete(name);
}

/**
 * Starts the vendors that the visitor accepts, in the order of the page, once the visitor uses it or has read for a while.
 * Resolves when each has started or failed.
 * @param since `now`: the visitor has just agreed, so what happened before, other than that this page is shown, is not passed on
 */
export async function runVendors(
  granted: readonly ConsentCategory[],
  since: 'load' | 'now' = 'load',
): Promise<void> {
  accept(granted);
  const fresh = Object.entries(declaredVendors()).filter(
    ([name, { categories }]) =>
      !running.has(name) &&
      Object.hasOwn(vendorClients, name) &&
      categories.some((one) => granted.includes(one)),
  );
  if (fresh.length === 0) return;
  const starting = fresh.map(([name, { settings, categories }]) => {
    const one: Running = { delivery: createDelivery(name), categories };
    running.set(name, one);
    return { name, settings, one };
  });
  const interacted = since === 'load' ? firstInteraction() : undefined;
  // What the page shows is read before a visitor who reads goes on to another.
  if (interacted) await Promise.race([interacted, new Promise((settled) => setTimeout(settled, settledMs))]);
  // All have been refused since: nothing is read for them.
  if (starting.every(({ name, one }) => running.get(name) !== one)) return;
  listen(
    starting.map(({ one }) => one.delivery),
    since,
  );
  if (!isWatched) watchPage(since === 'load');
  isWatched = true;
  await interacted;
  await startInOrder(
    starting.map(({ name, settings, one }) => async (moment) => {
      // Not if it has been refused since, even if it has been accepted again: then another start follows.
      const isWanted = () => running.get(name) === one;
      if (!isWanted()) return;
      const tools = toolsFor(async () => {
        await moment();
        if (!isWanted()) throw new Error('The visitor has refused it.');
      });
      try {
        const client = await vendorClients[name]?.();
        if (!client || !isWanted()) return;
        started.add(name);
        one.update = () => {
          try {
            client.update?.(tools);
          } catch (error) {
            console.warn(`[vendors] ${name} was not notified of what is accepted:`, error);
          }
        };
        await client.start(settings, tools);
        one.delivery.open(client, settings, tools);
      } catch (error) {
        if (!isWanted()) return;
        // Only what it was to get: another start would not find its script either.
        one.delivery.close();
        console.warn(`[vendors] ${name} did not start:`, error);
      }
    }),
  );
}

function listen(deliveries: readonly { take: (event: SiteEvent) => void }[], since: 'load' | 'now'): void {
  // Events from before the call are passed synchronously.
  let before: SiteEvent[] | undefined = [];
  const pass = (event: SiteEvent) => {
    for (const { take } of deliveries) take(event);
  };
  onEvent((event) => {
    if (before) before.push(event);
    else pass(event);
  });
  const earlier = since === 'load' ? before : before.filter(({ name }) => name === 'page_view').slice(-1);
  before = undefined;
  for (const event of earlier) pass(event);
}

/** Reads further events from the page. Added after the vendors, so that a page is viewed before what is on it. */
function watchPage(withEarlier: boolean): void {
  // Only the page that is shown can be read.
  let last: SiteEvent | undefined;
  let isReplay = true;
  onEvent((event) => {
    if (event.name !== 'page_view') return;
    if (isReplay) last = event;
    else {
      readPage(event);
      runAfterAnswer();
    }
  });
  isReplay = false;
  if (last) readPage(last);
  onClick(readClick, withEarlier);
}
