import { currentItem } from '#engine/route/current-item.ts';
import { isThirdLevel } from '#engine/route/page-level.ts';
import { addressOn } from '#engine/structured-data/clinic.ts';
import type { StructuredData, StructuredPage } from '#registry/structured-data.ts';
import { plain } from '#schemas/layout/text.ts';
import messages from './messages.json' with { type: 'json' };
import type { meta, schema } from './schema.ts';

type Step = { name: string; path: string };

/**
 * The path to the page as the navigation shows it: home, the current menu entry, the page. The title of a page is
 * included only if the header shows it; an item's title always is, because its page shows it.
 */
export const structuredData: StructuredData<typeof schema, typeof meta> = ({ data }, page) => {
  if (page.pageKey === '/') return [];
  const home = { name: plain(data.homeLabel) || messages.home[page.locale], path: '/' };
  const isShown = data.hasMobileTitle && data.mobileTitle === undefined;
  const title = isShown || isThirdLevel(page.pageKey) ? plain(page.pageTitle) : '';
  const steps = [home, ...entriesOf(page), ...(title ? [{ name: title, path: page.path }] : [])];
  if (steps.length < 2) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, path }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name,
        item: addressOn(page, path),
      })),
    },
  ];
};

/** The current entry of the menu and the one below it, unless they lead to the page itself or off the site. */
function entriesOf({ menu, path, query }: StructuredPage): Step[] {
  const current = currentItem(
    menu.map(({ url, subList }) => ({ url, subList })),
    path,
    query,
  );
  const item = current.item === undefined ? undefined : menu[current.item];
  const sub = current.sub === undefined ? undefined : item?.subList[current.sub];
  const entries = [item, sub].flatMap((entry) =>
    entry ? [{ name: plain(entry.title), path: entry.url }] : [],
  );
  return entries.filter(
    ({ path: url }, index) =>
      /^\/(?!\/)/.test(url) &&
      url !== '/' &&
      url.split('?')[0] !== path &&
      entries.findIndex((other) => other.path === url) === index,
  );
}
