import { escapeHtml } from '#engine/render/escape-html.ts';
import type { SiteEntry } from '#server/tenant/site-store.ts';

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
</head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

/** Plain localhost: the addresses of the demo sites. */
export function indexPage(sites: readonly SiteEntry[], port: number | null): string {
  const items = sites.map(({ code }) => {
    const address = `http://${code}.localhost${port ? `:${port}` : ''}/`;
    return `<li><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></li>`;
  });
  return page('Maru', `<p>Demo sites:</p><ul>${items.join('')}</ul>`);
}

/** A host that no partner has. */
export const misdirectedPage = (): string =>
  page('421 Misdirected Request', '<p>No site is served under this address.</p>');

const tryAgain = [
  '<p lang="ko">잠시 후 다시 시도해 주세요.</p>',
  '<p lang="en">Please try again shortly.</p>',
  '<p lang="ja">しばらくしてから再度お試しください。</p>',
  '<p lang="zh">请稍后再试。</p>',
].join('');

const cannotServe = [
  '<p lang="ko">요청하신 주소를 처리할 수 없습니다.</p>',
  '<p lang="en">This address cannot be served.</p>',
  '<p lang="ja">このアドレスは表示できません。</p>',
  '<p lang="zh">无法处理此地址。</p>',
].join('');

/** What went wrong, by its status alone, in all four languages: nothing is known of the visitor's. */
export const problemPage = (status: number): string =>
  page(String(status), status >= 500 || status === 429 ? tryAgain : cannotServe);

/** A partner whose facts cannot be had. */
export const unavailablePage = (): string => problemPage(503);
