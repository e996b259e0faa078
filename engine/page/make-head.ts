import { createHash } from 'node:crypto';
import { resolveText } from '#engine/bindings/resolve-data.ts';
import type { PageContext } from '#engine/context/page-context.ts';
import { canonicalAndAlternates } from '#engine/head/canonical-and-alternates.ts';
import { fillTitle } from '#engine/head/fill-title.ts';
import { iconVersion } from '#engine/head/icon-version.ts';
import { ownShareImage } from '#engine/head/own-share-image.ts';
import { plainDescription } from '#engine/head/plain-description.ts';
import { publicOrigin } from '#engine/head/public-origin.ts';
import { shareImage } from '#engine/head/share-image.ts';
import { sharedMessage } from '#engine/i18n/shared-message.ts';
import { localizedHref } from '#engine/route/href.ts';
import { titleKindOf } from '#engine/route/title-kind.ts';
import type { PageEntry } from '#registry/contract.ts';
import { plain, type Text } from '#schemas/layout/text.ts';
import type { TitleKind, TitlePatterns } from '#schemas/layout/title-patterns.ts';
import type { LanguageCode, LocalizedText } from '#schemas/primitives.ts';
import type { PageMetadata } from '#schemas/site/page-metadata.ts';

/** Everything in `<head>` that describes the page (SPEC section 2, Page head metadata). */
export type Head = {
  title: string;
  /** Without the name of the clinic. */
  ownTitle: string;
  description: string;
  keywords: string[];
  /** Absolute URL of the picture of a shared link. */
  image: string | undefined;
  /** In pixels, if known. */
  imageSize: { width: number; height: number } | undefined;
  imageAlt: string | undefined;
  /** Dates (ISO) of an article. */
  article: PageEntry['article'];
  /** Color of the page behind the browser's bars. */
  themeColor: string | undefined;
  siteName: string;
  canonical: string;
  alternates: { hreflang: LanguageCode | 'x-default'; href: string }[];
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
  /** What the page is about. */
  entry?: PageEntry | undefined;
  /** The document's patterns of titles. */
  titles?: TitlePatterns | undefined;
  /** The name of the board that the page's article is on. */
  board?: string | undefined;
  themeColor?: string | undefined;
};

/**
 * Builds the head of a page from the page's own texts, else its entry's, else the metadata stored for it, else the
 * site's defaults.
 */
export function makeHead(input: HeadInput): Head {
  const { page, title, description, noindex, metadata, language, entry } = input;
  const { config, partner } = page;
  const textIn = (text: LocalizedText | null | undefined) =>
    text && typeof text === 'object' ? plain(resolveText(text, page)) : (text ?? '');
  const siteTitle = textIn(config.seoTitle) || partner.displayName;
  const own = upright(plain(title)) || (page.pageKey === '/' ? undefined : metadata?.pageTitle) || undefined;
  const described =
    plainDescription(upright(plain(description))) ||
    plainDescription(upright(entry?.text ?? '')) ||
    metadata?.pageDescription ||
    textIn(config.seoDescription);
  const origin = publicOrigin(page.origin, page.marketing);
  const further = pageOfList(page);
  const place = page.path + (further ? `?page=${further}` : '');
  const address = (locale: LanguageCode) => origin + localizedHref(place, locale, page.mainLocale);
  const { canonical, alternates } = canonicalAndAlternates(page, language, entry);
  const [first = page.mainLocale] = alternates;
  const fallback = alternates.includes(page.mainLocale) ? page.mainLocale : first;
  const pattern = (kind: TitleKind, byDefault: string) => textIn(input.titles?.[kind]) || byDefault;
  const whole = own || metadata?.pageTitle || siteTitle;
  // Further pages of a list name their number: otherwise they would have the title of the first.
  const numbered = pattern('furtherPage', sharedMessage('titlePaged', page.locale) ?? '{title}');
  const ownTitle = (further && fillTitle(numbered, { title: whole, page: further })) || whole;
  const inPattern = pattern(titleKindOf(page.pageKey), own ? '{title} | {clinic}' : '{title}');
  const values = { title: ownTitle, clinic: partner.displayName, board: upright(input.board ?? '') };
  const named = fillTitle(inPattern, values) || ownTitle;
  // The picture shows no number: further pages share the first page's.
  const unnumbered = fillTitle(inPattern, { ...values, title: whole }) || whole;
  const isOwn = metadata?.isCdnFavicon === true;
  return {
    title: named,
    ownTitle,
    description: described,
    keywords: metadata?.pageKeywords.length ? metadata.pageKeywords : config.seoKeywords.map(textIn),
    ...shareImage({
      given: [input.image, entry?.image, metadata?.metaImage ?? metadata?.pageImage, config.ogImageUrl],
      own: isOwn ? ownShareImage(homepageMeta(page, 'og-image.jpg'), page, noindex) : undefined,
      entry: entry?.image,
      composed: noindex ? undefined : sharePath(page, unnumbered, input.themeColor),
      alt: own ?? siteTitle,
      origin,
    }),
    article: entry?.article,
    themeColor: input.themeColor,
    siteName: partner.displayName,
    canonical: address(canonical),
    alternates:
      alternates.length > 0
        ? [
            ...alternates.map((code) => ({ hreflang: code, href: address(code) })),
            { hreflang: 'x-default' as const, href: address(fallback) },
          ]
        : [],
    favicons: favicons(page, isOwn),
    noindex,
  };
}

/** The URL of a picture with the page's title (server/site/share-picture); what it shows breaks caches. */
function sharePath(page: PageContext, title: string, color = ''): string {
  const version = createHash('sha1')
    .update(title + color)
    .digest('base64url')
    .slice(0, 8);
  const path = localizedHref(page.path, page.locale, page.mainLocale);
  return `/_share?${new URLSearchParams({ path, v: version })}`;
}

/** Further pages of a list have their own URL; searched, sorted or filtered lists share the whole list's. */
function pageOfList({ query }: PageContext): string | undefined {
  const { page = '', ...others } = query;
  const isWhole = Object.values(others).every((value) => !value);
  return isWhole && /^[1-9]\d*$/.test(page) && page !== '1' ? page : undefined;
}

/**
 * Removes marks that change the text direction. A page isolates visitors' texts with `bdi`, but a title cannot, and a
 * mark in it would also affect the partner's name that follows.
 */
const upright = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** The location of a partner's own icons and metadata (SPEC section 2, Page head metadata). */
const homepageMeta = ({ partner }: PageContext, name: string) => `/homepage-meta/${partner.id}/${name}`;

/** The icon files that the partner supplies, unless an operator chose a picture; else those that the site makes. */
function favicons(page: PageContext, own: boolean): Head['favicons'] {
  const version = iconVersion(page.config, page.partner);
  const hasFiles = own && !page.partner.partnerIconImageUrl;
  const address = (name: string) => (hasFiles ? homepageMeta(page, name) : `/_icons/${name}`) + version;
  return { icon: address('favicon.png'), apple: address('apple-touch-icon.png') };
}
