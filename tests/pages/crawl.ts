import { type DemoPartner, everyPath, inLanguage } from '../e2e/demo-pages.ts';
import { type Answer, ask } from './ask.ts';
import { parsePage } from './parse-page.ts';

export type Page = Answer & {
  partner: DemoPartner;
  /** Language that its address asks for. */
  language: string;
  address: string;
  document: Document;
};

/** What one partner's site answers: its pages, and every other address that they name with its status. */
export type Site = { pages: Page[]; others: Map<string, number> };

const atOnce = 8;
/** A page that links to ever new pages must not keep the crawl going. */
const mostAddresses = 5_000;
const mostTries = 10;
/** They write, lead to other origins, or only show the same rows in another order. */
const notFollowed = /^\/(s\/|_widget|_chat|api\/)|[?&](page|sort|tab|keyword|categoryId|state|day|ask)=/;

/**
 * Opens every kind of page in every language, and whatever they and their links link to, each address once. Details
 * that nobody listed are read in the main language; in the others they must answer.
 */
export async function crawl(partner: DemoPartner): Promise<Site> {
  const paths = everyPath(partner).filter((path) => path !== '/nowhere');
  const listed = new Set(
    partner.languages.flatMap((language) => paths.map((path) => inLanguage(partner, language, path))),
  );
  const pages: Page[] = [];
  const others = new Map<string, number>();
  const seen = new Set(listed);
  const queue = [...listed];
  const visit = async (address: string) => {
    const language = languageOf(partner, address);
    if (!listed.has(address) && (language !== partner.languages[0] || isFile(address))) {
      others.set(address, (await ask(partner.code, address, { method: 'HEAD' })).status);
      return;
    }
    const answer = await askForWhole(partner.code, address);
    const document = parsePage(answer.text);
    pages.push({ ...answer, partner, language, address, document });
    for (const next of addressesIn(document))
      if (!seen.has(next) && seen.size < mostAddresses) {
        seen.add(next);
        queue.push(next);
      }
  };
  const work = async () => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) await visit(address);
  };
  // A worker that found the queue empty may have ended before another one filled it.
  while (queue.length > 0) await Promise.all(Array.from({ length: atOnce }, work));
  return { pages, others };
}

/** On a busy machine a source may be late: such a page is sent without it, no cache keeps it, and it is asked for again. */
async function askForWhole(code: string, address: string): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(code, address);
    if (answer.headers['cache-control'] !== 'no-cache' || tries === mostTries) return answer;
  }
}

const isFile = (address: string): boolean => /\.\w{2,5}(\?|$)|^\/_/.test(address);

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

/** The file that a picture is made from: that it is there is the question, not whether it can be made in every width. */
const originalOf = (address: string): string =>
  address.startsWith('/_image?') ? (new URLSearchParams(address.slice(8)).get('url') ?? address) : address;

/** The language that an address asks for: that of its segment, else the partner's main one. */
export const languageOf = ({ languages }: DemoPartner, address: string): string => {
  const [, segment = ''] = address.split(/[/?]/);
  return languages.includes(segment) ? segment : (languages[0] as string);
};
