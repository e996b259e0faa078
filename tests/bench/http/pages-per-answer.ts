import { load } from '../lib/load.ts';
import type { Running } from './bench-servers.ts';

/**
 * How many pages a site that counts them renders per answer under load: less than 1 if concurrent requests share a
 * page.
 */
export async function pagesPerAnswer({ url, headers }: Running, countPort: number): Promise<number> {
  const count = async () => Number(await (await fetch(`http://127.0.0.1:${countPort}/`)).text());
  const seconds = 2;
  const before = await count();
  const { rate } = await load({ url, headers }, 32, seconds);
  return ((await count()) - before) / (rate * seconds);
}
