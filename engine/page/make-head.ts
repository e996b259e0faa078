import { resolveText } from '#engine/bindings/resolve-data.ts';
import type { PageContext } from '#engine/context/page-context.ts';
import { imageUrl } from '#engine/image/widths.ts';
import { localizedHref } from '#engine/route/href.ts';
import { plain, type Text } from '#schemas/layout/text.ts';
import type { LanguageCode, LocalizedText } from '#schemas/primitives.ts';
import type { PageMetadata } from '#schemas/site/page-metadata.ts';

/** Everything in `<head>` that describes the page (SPEC section 2, Page head metadata). */
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
  /** The page's own title; undefined on the home page, whose title is the site's. */
  title: Text | undefined;
  description: Text | undefined;
  image: string | undefined;
  noindex: boolean;
  metadata: PageMetadata | undefined;
  /** The language of content that is the same in every language, such as a visitor's article. */
  language?: LanguageCode | undefined;
};

/** Builds the head of a page from the page's own texts, else the metadata stored for it, else the site's defaults. */
export function makeHead({ page, title, description, image, noindex, metadata, language }: HeadInput): Head {
  const { config, partner, origin } = page;
  const textIn = (text: LocalizedText | null | undefined) =>
    text && typeof text === 'object' ? plain(resolveText(text, page)) : (text ?? '');
  const siteTitle = textIn(config.seoTitle) || partner.displayName;
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
  // Content in a language that the site does not offer is canonical under the main language.
  const one = language && (languages.includes(language) ? language : page.mainLocale);
  return {
    title: own ? `${own} | ${partner.displayName}` : (metadata?.pageTitle ?? siteTitle),
    description: upright(plain(description)) || metadata?.pageDescription || textIn(config.seoDescription),
    keywords: metadata?.pageKeywords.length ? metadata.pageKeywords : config.seoKeywords.map(textIn),
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

/** Further pages of a list have their own address; searched, sorted or filtered lists share that of the whole list. */
function pageOfList({ query }: PageContext): string {
  const { page, ...others } = query;
  const isWhole = Object.values(others).every((value) => !value);
  return isWhole && /^[1-9]\d*$/.test(page ?? '') && page !== '1' ? `?page=${page}` : '';
}

/**
 * Removes marks that change the text direction. A page isolates visitors' texts with `bdi`, but a title cannot, and a
 * mark in it would also affect the partner's name that follows.
 */
const upright = (text: string | undefined) => text?.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** The location of a partner's own icons and metadata (SPEC section 2, Page head metadata). */
const homepageMeta = ({ partner }: PageContext, name: string) => `/homepage-meta/${partner.id}/${name}`;

/** The partner's own icons, else those that the site makes from its picture `icon`; the change date breaks caches. */
function favicons(page: PageContext, own: boolean): Head['favicons'] {
  const { faviconUpdatedAt } = page.config;
  const version = faviconUpdatedAt ? `?v=${Date.parse(faviconUpdatedAt)}` : '';
  const address = (name: string) => (own ? homepageMeta(page, name) : `/_icons/${name}`) + version;
  return { icon: address('favicon.png'), apple: address('apple-touch-icon.png') };
}
