import type { OperatorLanguage } from '#schemas/labeled.ts';
import { daysStored, firstDayOf } from '#server/backend/measurements/days.ts';
import { textsOf } from '#server/backend/resources/content.ts';
import type { OperatorHandler } from '../context/handler.ts';
import { iso } from '../inbox/inbox-page.ts';

/** Refused origins and pages of each that are listed. */
const maxOrigins = 200;
const maxPages = 10;

/** What the CSP of the partner's pages refused in the last 90 days, the most frequent first. */
export const policyReports: OperatorHandler<'policyReports'> = async ({ db, partner, language, now }) => {
  const found = await db
    .selectFrom('policyReports')
    .where('partnerId', '=', partner.id)
    .where('day', '>=', firstDayOf(daysStored, now))
    .groupBy(['directive', 'origin', 'pageKey'])
    .select(({ fn }) => [
      'directive',
      'origin',
      'pageKey',
      fn.sum<number>('count').as('count'),
      fn.min<number>('firstAt').as('firstAt'),
      fn.max<number>('lastAt').as('lastAt'),
    ])
    .orderBy('count', 'desc')
    .orderBy('directive')
    .orderBy('origin')
    .orderBy('pageKey')
    .execute();
  const [info] = await textsOf({ db, partner, languageCode: partner.mainLanguage }, 'info')
    .select('row')
    .limit(1)
    .execute();
  const hasTagManager = info !== undefined && Boolean(JSON.parse(info.row).marketing?.gtmId);
  const groups = Map.groupBy(found, ({ directive, origin }) => `${directive} ${origin}`);
  const rows = [...groups.values()].flatMap((pages) => {
    const [first] = pages;
    if (!first) return [];
    const { directive, origin } = first;
    return [
      {
        directive,
        origin,
        count: pages.reduce((sum, { count }) => sum + Number(count), 0),
        firstAt: iso(Math.min(...pages.map(({ firstAt }) => Number(firstAt)))),
        lastAt: iso(Math.max(...pages.map(({ lastAt }) => Number(lastAt)))),
        note: noteOf({ directive, origin, hasTagManager }, language),
        pages: pages.slice(0, maxPages).map(({ pageKey, count }) => ({ pageKey, count: Number(count) })),
      },
    ];
  });
  return { rows: rows.sort((a, b) => b.count - a.count).slice(0, maxOrigins) };
};

type Refused = { directive: string; origin: string; hasTagManager: boolean };

function noteOf({ directive, origin, hasTagManager }: Refused, language: OperatorLanguage): string {
  const isCode = origin === 'inline' || origin === 'eval';
  const isKorean = language === 'ko';
  if (isCode && hasTagManager)
    return isKorean
      ? '태그 관리자의 맞춤 HTML 태그가 페이지에 코드를 넣으려고 했습니다. 이런 코드는 실행되지 않습니다.'
      : 'A custom HTML tag of your tag manager wanted to put code into the page. Such code does not run.';
  if (isCode)
    return isKorean
      ? '페이지에 코드를 넣으려는 시도가 있었습니다. 방문자의 브라우저 확장 프로그램일 수 있습니다.'
      : "Something wanted to put code into the page, possibly an extension of a visitor's browser.";
  const kind = directive.replace(/-src.*$/, '');
  if (hasTagManager)
    return isKorean
      ? `태그 관리자가 ${origin}에서 불러오려고 합니다(${kind}). 필요하면 이 서비스를 사이트에 등록해야 합니다.`
      : `Your tag manager wants to load ${origin} (${kind}). If you need it, the service has to be added to the site.`;
  return isKorean
    ? `페이지가 ${origin}에서 불러오려고 했습니다(${kind}).`
    : `A page wanted to load ${origin} (${kind}).`;
}
