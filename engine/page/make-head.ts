import { resolveText } from '#engine/bindings/resolve-data.ts';
import type { PageContext } from '#engine/context/page-context.ts';
import { imageUrl } from '#engine/image/widths.ts';
import { localizedHref } from '#engine/route/href.ts';
import { plain, type Text } from '#schemas/layout/text.ts';
import type { LanguageCode, LocalizedText } from '#schemas/primitives.ts';
import type { PageMetadata } from '#schemas/site/page-metadata.ts';

/** Everything in `<head>` that says what the page is (SPEC section 2, Page head metadata). */
export type Head = {
  title: string;
  description: string;
  keywords: string[];
  image: string | undefined;
  siteName: string;
  canonical: string;
  alternates: { hreflang: string; href: string }[];
  favicons: { icon: string; apple: string };
  noindex: boolean;
};

export type HeadInput = {
  page: PageContext;
  /** Title as the page itself gives it; undefined on the home page, whose title is the site's. */
  title: Text | undefined;
  description: Text | undefined;
  image: string | undefined;
  noindex: boolean;
  metadata: PageMetadata | undefined;
  /** The language of what is the same under every language, such as an article of a visitor. */
  language?: LanguageCode | undefined;
};

/** Works out the head of a page: the page's own words first, then what the partner keeps for it, then the site's. */
export function makeHead({ page, title, description, image, noindex, metadata, language }: HeadInput): Head {
  const { config, partner, origin } = page;
  const say = (text: LocalizedText | null | undefined) =>
    text && typeof text === 'object' ? plain(resolveText(text, page)) : (text ?? '');
  const siteTitle = say(config.seoTitle) || partner.displayName;
  const own = upright(plain(title)) || (page.pageKey === '/' ? undefined : metadata?.pageTitle) || undefined;
  const isOwn = metadata?.isCdnFavicon === true;
  const shared = image ?? metadata?.metaImage ?? metadata?.pageImage ?? config.ogImageUrl;
  const sharedImage = shared
    ? shared.startsWith('/')
      ? imageUrl(shared, 1200)
      : shared
    : isOwn && homepageMeta(page, 'og-image.jpg');
  const languages = page.languages.flatMap((option) => ('code' in option ? [option.code] : []));
  const place = page.path + pageOfList(page);
  const address = (locale: LanguageCode) => origin + localizedHref(place, locale, page.mainLocale);
  // Where the site does not offer the language of what is one, it stands under the main one.
  const one = language && (languages.includes(language) ? language : page.mainLocale);
  return {
    title: own ? `${own} | ${partner.displayName}` : (metadata?.pageTitle ?? siteTitle),
    description: upright(plain(description)) || metadata?.pageDescription || say(config.seoDescription),
    keywords: metadata?.pageKeywords.length ? metadata.pageKeywords : config.seoKeywords.map(say),
    image: sharedImage ? new URL(sharedImage, origin).href : undefined,
    siteName: partner.displayName,
    canonical: address(one ?? page.locale),
    alternates:
      languages.length > 1 && !one
        ? [
            ...languages.map((code) => ({ hreflang: code, href: address(code) })),
            { hreflang: 'x-default', href: address(page.mainLocale) },
          ]
        : [],
    favicons: favicons(page, isOwn),
    noindex,
  };
}

/** A further page of a list is a page of its own; what is searched, sorted or filtered is one with the whole list. */
function pageOfList({ query }: PageContext): string {
  const { page, ...others } = query;
  const isWhole = Object.values(others).every((value) => !value);
  return isWhole && /^[1-9]\d*$/.test(page ?? '') && page !== '1' ? `?page=${page}` : '';
}

/**
 * Without marks that turn the reading direction round: a page isolates what visitors wrote (`bdi`), a title has no
 * such element, and a mark in it would also turn the partner's name that follows.
 */
const upright = (text: string | undefined) => text?.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** Where a partner's own icons and metadata lie (SPEC section 2, Page head metadata). */
const homepageMeta = ({ partner }: PageContext, name: string) => `/homepage-meta/${partner.id}/${name}`;

/** The partner's own icons, else those that the site makes of its picture `icon`; the change date breaks caches. */
function favicons(page: PageContext, own: boolean): Head['favicons'] {
  const { faviconUpdatedAt } = page.config;
  const version = faviconUpdatedAt ? `?v=${Date.parse(faviconUpdatedAt)}` : '';
  const address = (name: string) => (own ? homepageMeta(page, name) : `/_icons/${name}`) + version;
  return { icon: address('favicon.png'), apple: address('apple-touch-icon.png') };
}
