import { type Click, emit } from '#engine/browser/events/event-stream.ts';
import type { EventItem, SiteEvent } from '#schemas/site/site-event.ts';
import { contactChannel } from './contact-channel.ts';

/** Most items of a list in one event, as vendors accept them. */
const maxItems = 20;
const languageKey = 'maru:language';

let searched = '';

/** Reports what a page shows, once it is shown: the treatment, the list, the search, another language than before. */
export function readPage(event: SiteEvent): void {
  // The page of an earlier view is gone.
  if (event.name !== 'page_view' || event.url !== location.href.split('#')[0]) return;
  reportLanguage();
  const keyword = new URLSearchParams(location.search).get('keyword')?.trim().slice(0, 100) ?? '';
  if (keyword && keyword !== searched) emit('search', { keyword });
  searched = keyword;
  const shown = [...document.querySelectorAll<HTMLElement>('#main [data-item]')];
  const main = shown.filter(({ dataset }) => dataset.itemMain !== undefined);
  const listed = shown.filter((element) => !main.includes(element));
  if (main.length > 0) emit('view_item', { items: itemsOf(main) });
  if (listed.length > 0) emit('view_item_list', { list: event.path, items: itemsOf(listed) });
}

/** Reports what a click chose. */
export function readClick(click: Click): void {
  const channel = contactChannel(click);
  if (channel) emit('contact_click', { channel });
  const { item, href, path } = click;
  if (item && href) emit('select_item', { list: path, items: [JSON.parse(item) as EventItem] });
}

function itemsOf(elements: readonly HTMLElement[]): EventItem[] {
  return elements.slice(0, maxItems).map(({ dataset }) => JSON.parse(dataset.item ?? '') as EventItem);
}

function reportLanguage(): void {
  const { lang } = document.documentElement;
  try {
    const before = sessionStorage.getItem(languageKey);
    sessionStorage.setItem(languageKey, lang);
    if (before && before !== lang) emit('language_change', { from: before, to: lang });
  } catch {
    // Without storage a change of language, which loads another document, is not noticed.
  }
}
