import { escapeHtml } from '#schemas/escape-html.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { SiteEntry } from '#server/site/tenant/site-store.ts';
import { problemLanguage, type RequestLike } from './problem-language.ts';

/** A page without styles and scripts. `body` is HTML. */
export const plainPage = (title: string, body: string, lang: LanguageCode = 'en'): string => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
</head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

/** The page of plain localhost with the URLs of the demo sites. */
export function indexPage(sites: readonly SiteEntry[], port: number | null): string {
  const items = sites.map(({ code }) => {
    const address = `http://${code}.localhost${port ? `:${port}` : ''}/`;
    return `<li><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></li>`;
  });
  return plainPage('Maru', `<p>Demo sites:</p><ul>${items.join('')}</ul>`);
}

/** The page for a host that no partner has. */
export const misdirectedPage = (): string =>
  plainPage('421 Misdirected Request', '<p>No site is served under this address.</p>');

type Sentences = Record<LanguageCode, string>;

const tryAgain: Sentences = {
  ko: '잠시 후 다시 시도해 주세요.',
  en: 'Please try again shortly.',
  ja: 'しばらくしてから再度お試しください。',
  zh: '请稍后再试。',
};

const cannotServe: Sentences = {
  ko: '요청하신 주소를 처리할 수 없습니다.',
  en: 'This address cannot be served.',
  ja: 'このアドレスは表示できません。',
  zh: '无法处理此地址。',
};

/** An error page by status, in the visitor's language as far as it is known (problemLanguage), then in the others. */
export function problemPage(status: number, asked: RequestLike): string {
  const sentences = status >= 500 || status === 429 ? tryAgain : cannotServe;
  const own = problemLanguage(asked);
  const codes = [own, ...Object.keys(sentences).filter((code) => code !== own)] as LanguageCode[];
  const body = codes.map((code) => `<p${code === own ? '' : ` lang="${code}"`}>${sentences[code]}</p>`);
  return plainPage(String(status), body.join(''), own);
}

/** The page for a partner whose info is unavailable, or for a site at its render limit. */
export const unavailablePage = (asked: RequestLike): string => problemPage(503, asked);
