import { expect } from 'vitest';
import { ask, originOf } from './ask.ts';

/** A URL in a sitemap, and its translations by language. */
export type Listed = { loc: string; alternates: Map<string, string> };

/** Every URL in the sitemap of a partner's site, parts included. Fails if one is listed twice or on another host. */
export async function sitemapOf(code: string): Promise<Map<string, Listed>> {
  const from = '127.0.0.19';
  const pathOf = (href: string) => {
    expect(href.startsWith(`${originOf(code)}/`), href).toBe(true);
    return href.slice(originOf(code).length);
  };
  const index = await ask(code, '/sitemap.xml', { from });
  expect([index.status, index.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const found = new Map<string, Listed>();
  for (const [, part = ''] of index.text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const answer = await ask(code, pathOf(part), { from });
    expect(answer.status, part).toBe(200);
    for (const [, entry = ''] of answer.text.matchAll(/<url>(.*?)<\/url>/g)) {
      const loc = unescaped(/<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '');
      expect(pathOf(loc)).toMatch(/^\//);
      expect(found.has(loc), `${loc} is listed twice`).toBe(false);
      const links = [...entry.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)];
      const alternates = links.map(([, language = '', href = '']) => [language, unescaped(href)] as const);
      found.set(loc, { loc, alternates: new Map(alternates) });
    }
  }
  return found;
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&');
