import { readdirSync } from 'node:fs';
import {
  type ConsentCategory,
  consentCategories,
  type EventData,
  type EventName,
  type SiteEvent,
} from '#schemas/site/site-event.ts';
import type { VendorClient, VendorDefinition, VendorFake } from '../vendor.ts';

export const definitions = import.meta.glob<VendorDefinition>('./*/vendor.ts', {
  eager: true,
  import: 'default',
});
export const fakes = import.meta.glob<VendorFake>('./*/fake.ts', { eager: true, import: 'default' });
export const clients = import.meta.glob<VendorClient>('./*/browser.ts', { import: 'default' });
/** The folders of vendors. */
export const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name)
  .sort();

/** Starts a vendor with its fake for a script. */
export async function start(
  name: string,
  isBlocked = false,
  atFirst: readonly ConsentCategory[] = consentCategories,
) {
  const client = (await clients[`./${name}/browser.ts`]?.()) as VendorClient;
  const fake = fakes[`./${name}/fake.ts`] as VendorFake;
  const loaded: string[] = [];
  let granted = atFirst;
  const tools = {
    page: window as unknown as Record<string, unknown>,
    granted: () => granted,
    load: async (url: string) => {
      loaded.push(url);
      if (isBlocked) throw new Error('blocked');
      Object.assign(window, { fakeScriptUrl: url });
      new Function(fake.body)();
    },
  };
  const given = fake.settings;
  await client.start(given, tools);
  let number = 0;
  const send = <Name extends EventName>(event: Name, data: EventData[Name]) => {
    number += 1;
    client.send({ ...data, name: event, id: `e${number}`, at: 0 } as SiteEvent, given, tools);
  };
  const view = (path: string, title: string) => {
    history.pushState(null, '', path);
    document.title = title;
    send('page_view', { title, path, url: location.href, referrer: '' });
  };
  /** The visitor accepts more. */
  const accept = (more: readonly ConsentCategory[]) => {
    granted = more;
    client.update?.(tools);
  };
  return { fake, loaded, send, view, accept };
}

/** The data of a reservation. */
export const reserved = (currency: 'KRW' | 'JPY'): EventData['reserve'] => ({
  reservation: 'r1',
  items: [{ id: 3, name: '울쎄라', price: 900, currency, quantity: 2 }],
  value: 1800,
  currency,
});

const before = new Set(Object.keys(window));

/** Removes what the vendors' scripts of the test before left behind. */
export function clearPage(): void {
  document.title = '홈';
  history.replaceState(null, '', '/');
  for (const name of Object.keys(window)) if (!before.has(name)) Reflect.deleteProperty(window, name);
}
