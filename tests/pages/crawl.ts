import { type DemoPartner, everyPath, inLanguage } from '../e2e/demo-pages.ts';
import { type Answer, askForWhole } from './ask.ts';
import { parsePage } from './parse-page.ts';

export type Page = Answer & {
  partner: DemoPartner;
  /** Language of its address. */
  language: string;
  address: string;
  document: Document;
};

/**
 * Answers of one partner's site: its pages, and the status of every other address that they reference. `unread`: those
 * among the others that may be listed, by their headers.
 */
export type Site = { pages: Page[]; others: Map<string, number>; unread: string[] };

const atOnce = 8;
/** Limit, in case a page links to ever new pages. */
const maxAddresses = 5_000;
/** Addresses that write, lead to other origins, or only show the same rows in another order. */
const notFollowed = /^\/(s\/|_widget|_chat|api\/)|[?&](page|sort|tab|keyword|categoryId|state|day|ask)=/;

/**
 * Opens every kind of page in every language and follows links transitively, each address once. Detail pages that are not
 * listed are checked in the main language; in the others they must only answer.
 */
export async function crawl(partner: DemoPartner): Promise<Site> {
  const paths = everyPath(partner).filter((path) => path !== '/nowhere');
  const listed = new Set(
    partner.languages.flatMap((language) => paths.map((path) => inLanguage(partner, language, path))),
  );
  const pages: Page[] = [];
  const others = new Map<string, number>();
  const unread: string[] = [];
  const seen = new Set(listed);
  const queue = [...listed];
  const visit = async (address: string) => {
    const language = languageOf(partner, address);
    if (!listed.has(address) && (language !== partner.languages[0] || isFile(address))) {
      const { status, headers } = await askForWhole(partner.code, address, { method: 'HEAD' });
      others.set(address, status);
      const isPage = `${headers['content-type']}`.startsWith('text/html');
      if (isPage && status === 200 && !headers['x-robots-tag']) unread.push(address);
      return;
    }
    const answer = await askForWhole(partner.code, address);
    const document = parsePage(answer.text);
    pages.push({ ...answer, partner, language, address, document });
    for (const next of addressesIn(document))
      if (!seen.has(next) && seen.size < maxAddresses) {
        seen.add(next);
        queue.push(next);
      }
  };
  const work = async () => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) await visit(address);
  };
  // A worker that found the queue empty may have ended before another refilled it.
  while (queue.length > 0) await Promise.all(Array.from({ length: atOnce }, work));
  return { pages, others, unread };
}

const isFile = (address: string): boolean => /\.\w{2,11}(\?|$)|^\/_/.test(address);

/** Addresses of the site itself that a page links to or loads, without fragments. */
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

/** The language of an address: that of its segment, else the partner's main one. */
export const languageOf = ({ languages }: DemoPartner, address: string): string => {
  const [, segment = ''] = address.split(/[/?]/);
  return languages.includes(segment) ? segment : (languages[0] as string);
};
