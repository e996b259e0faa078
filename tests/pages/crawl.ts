import { type DemoPartner, everyPath, inLanguage } from '../e2e/demo-pages.ts';
import { type Answer, askForWhole, originOf } from './ask.ts';
import { parsePage } from './parse-page.ts';

export type Page = Answer & {
  partner: DemoPartner;
  /** Language of its URL. */
  language: string;
  address: string;
  document: Document;
};

/**
 * Answers of one partner's site: its pages, and the status of every other URL that they reference. `heads`: other pages
 * in its sitemap, up to their styles. `unread`: those among the others that may be listed, by their headers.
 */
export type Site = {
  partner: DemoPartner;
  pages: Page[];
  heads: Page[];
  others: Map<string, number>;
  unread: string[];
};

const atOnce = 8;
/** Limit, in case a page links to ever new pages. */
const maxAddresses = 5_000;
/** URLs that write, lead to other origins, or only show the same rows in another order. */
const notFollowed = /^\/(s\/|_widget|_chat|api\/)|[?&](page|sort|tab|keyword|categoryId|state|day|ask)=/;

/**
 * Opens every kind of page in every language and follows links transitively, each address once. Detail pages that are not
 * listed are checked in the main language; in the others they must only answer.
 * @param options `sitemap` is the addresses in the sitemap; `from` is the loopback address to send from
 */
export async function crawl(
  partner: DemoPartner,
  { sitemap, from }: { sitemap: string[]; from?: string },
): Promise<Site> {
  const origin = originOf(partner.code);
  const inSitemap = new Set(sitemap.map((address) => address.slice(origin.length)));
  const paths = everyPath(partner).filter((path) => path !== '/nowhere');
  const listed = new Set(
    partner.languages.flatMap((language) => paths.map((path) => inLanguage(partner, language, path))),
  );
  const pages: Page[] = [];
  const heads: Page[] = [];
  const others = new Map<string, number>();
  const unread: string[] = [];
  const seen = new Set(listed);
  const queue = [...listed];
  const ask = (address: string, method = 'GET') => askForWhole(partner.code, address, { method, from });
  const readHead = async (address: string) => {
    const answer = await ask(address);
    // The rest of a page would take most of the time.
    const document = parsePage(answer.text.split('<style', 1)[0] ?? '');
    const language = languageOf(partner, address);
    heads.push({ ...answer, partner, language, address, document });
    return answer;
  };
  const visit = async (address: string) => {
    const language = languageOf(partner, address);
    if (!listed.has(address) && (language !== partner.languages[0] || isFile(address))) {
      const { status, headers } = await (inSitemap.has(address) ? readHead(address) : ask(address, 'HEAD'));
      others.set(address, status);
      const isPage = `${headers['content-type']}`.startsWith('text/html');
      if (isPage && status === 200 && !headers['x-robots-tag']) unread.push(address);
      return;
    }
    const answer = await ask(address);
    const document = parsePage(answer.text);
    pages.push({ ...answer, partner, language, address, document });
    for (const next of addressesIn(document))
      if (!seen.has(next) && seen.size < maxAddresses) {
        seen.add(next);
        queue.push(next);
      }
  };
  const empty = async (addresses: string[], open: (address: string) => Promise<unknown>) => {
    const work = async () => {
      for (let next = addresses.shift(); next !== undefined; next = addresses.shift()) await open(next);
    };
    // A worker that found the queue empty may have ended before another refilled it.
    while (addresses.length > 0) await Promise.all(Array.from({ length: atOnce }, work));
  };
  await empty(queue, visit);
  await empty(
    [...inSitemap].filter((address) => !seen.has(address)),
    readHead,
  );
  return { partner, pages, heads, others, unread };
}

const isFile = (address: string): boolean => /\.\w{2,11}(\?|$)|^\/_/.test(address);

/** URLs of the site itself that a page links to or loads, without fragments. */
function addressesIn(document: Document): string[] {
  const named = [...document.querySelectorAll('[href], [src], [action]')].flatMap((element) =>
    ['href', 'src', 'action'].flatMap((name) => element.getAttribute(name) ?? []),
  );
  return [...new Set(named)]
    .filter((address) => /^\/(?!\/)/.test(address))
    .map((address) => originalOf(address.split('#', 1)[0] as string))
    .filter((address) => !notFollowed.test(address));
}

/** The original file of a picture: only its existence is checked, not every width. */
const originalOf = (address: string): string =>
  address.startsWith('/_image?') ? (new URLSearchParams(address.slice(8)).get('url') ?? address) : address;

/** The language of a URL: the language of its segment, else the partner's main one. */
export const languageOf = ({ languages }: DemoPartner, address: string): string => {
  const [, segment = ''] = address.split(/[/?]/);
  return languages.includes(segment) ? segment : (languages[0] as string);
};
