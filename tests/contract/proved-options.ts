import { floatingChannels } from '#schemas/site/floating-button.ts';

/** Option → file of its effect, file and title of the test that proves it. */
type Options = { [option: string]: [effect: string, test: string, title: string] };

const onPages = 'tests/contract/homepage-config.test.ts';
const head = ['engine/page/make-head.ts', 'engine/page/make-head.test.ts'] as const;
const times = [
  'server/backend/widget/availability.ts',
  'server/backend/widget/availability.test.ts',
] as const;
const popups = ['blocks/Popups/popup-settings.ts', 'blocks/Popups/index.test.tsx'] as const;
const stand = [...popups, 'the browser gets the site’s popup settings'] as const;
const words =
  'each page has a title, a description, keywords, a share image and favicons: its own ones, else the site’s';
const image = 'the share image is absolute: that of the page, of its metadata, of the site, in this order';

export const config: Options = {
  version: [
    'schemas/site/homepage-config.ts',
    'schemas/site/homepage-config.test.ts',
    'an unknown version is refused by name',
  ],
  homepageType: [
    'engine/resolve/is-shown.ts',
    onPages,
    'homepageType decides what the home page of each template starts with',
  ],
  templateCode: [
    'server/site/tenant/tenants.ts',
    'server/site/tenant/tenants.test.ts',
    'the site uses the template of the homepage config, even if it changes without a publication',
  ],
  timeZone: [
    'engine/domain/partner/open-now.ts',
    onPages,
    'timeZone decides which day is today and whether the clinic is open',
  ],
  hasPriceView: [
    'engine/domain/price/describe-price.ts',
    'engine/domain/price/describe-price.test.ts',
    'a site that hides prices shows no amount at all',
  ],
  isIncludeVat: [
    'schemas/displayed-amount.ts',
    'schemas/displayed-amount.test.ts',
    'VAT is added to or subtracted from an amount entered the other way',
  ],
  vatRate: [
    'schemas/displayed-amount.ts',
    'schemas/displayed-amount.test.ts',
    'a rate of zero changes nothing',
  ],
  useMedicalCharge: [
    'blocks/FooterMain/FooterLinks.tsx',
    onPages,
    'useMedicalCharge gives the site a page of charges and the footer a link to it',
  ],
  useProductInfo: [
    'blocks/ProductDetail/Guide.tsx',
    onPages,
    'useProductInfo shows the information on a treatment or only its options',
  ],
  hideEventPageDefaultProductOption: [
    'blocks/ExhibitionDetail/EventOptions.tsx',
    onPages,
    'hideEventPageDefaultProductOption leaves only the options of the event on an event page',
  ],
  exposureCategory: [
    'blocks/CategoryPick/index.tsx',
    onPages,
    'exposureCategory decides which categories of treatments are shown',
  ],
  isIconExposure: [
    'blocks/CategoryNav/CategoryLinks.tsx',
    onPages,
    'isIconExposure shows the icons of categories or only their names',
  ],
  seoTitle: [...head, words],
  seoDescription: [...head, words],
  seoKeywords: [...head, words],
  ogImageUrl: [...head, image],
  faviconUpdatedAt: [
    'engine/head/icon-version.ts',
    'engine/head/icon-version.test.ts',
    'without a chosen icon, the version is when the file changed',
  ],
  sitemapUpdatedAt: [
    'server/site/search-engines/entry-pages.ts',
    'server/site/search-engines/entry-pages.test.ts',
    'an entry that has no date of a change has that at which all is to be read again, unless it was added later',
  ],
  useWidget: [
    'blocks/ReservationWidget/index.tsx',
    'blocks/ReservationWidget/index.test.tsx',
    'the widget loads only if useWidget is true',
  ],
  useReservationSetting: [...times, 'useReservationSetting: without it the three rules are ignored'],
  isReservationToday: [...times, 'isReservationToday: today is offered after a little notice, or not at all'],
  isReservationLunch: [...times, 'isReservationLunch: lunch hours are offered'],
  isReservationUseServiceTime: [
    ...times,
    'isReservationUseServiceTime: a visit takes as long as its treatments and must fit before lunch and closing',
  ],
  consent: [
    'engine/page/make-context.ts',
    'server/backend/resources/consents.test.ts',
    'After a partner replaces a text, the old one is valid as long as a page with it may be open',
  ],
  trackingConsent: [
    'blocks/ConsentBanner/index.tsx',
    'engine/document/vendor-attributes.test.ts',
    'the partner’s rule for consent applies, else that of the region, else a notice',
  ],
  popupType: [...stand],
  isPopupDimmed: [
    'blocks/Popups/LayerPopup.tsx',
    'blocks/Popups/index.test.tsx',
    'isPopupDimmed darkens the page behind popups, one at a time or all at once',
  ],
  popupGridWidthCount: [...stand],
  popupTopOffset: [...stand],
  popupBottomOffset: [...stand],
  popupLeftOffset: [...stand],
  popupRightOffset: [...stand],
};

const slot = ['blocks/ReservationWidget/index.tsx', 'blocks/ReservationWidget/index.test.tsx'] as const;
const passed = [...slot, 'all color overrides and the logo are passed on'] as const;
const script = [
  'engine/browser/integrations/widget-settings.ts',
  'blocks/ReservationWidget/index.test.tsx',
  'the script url differs for a Type2 widget, and a given one takes precedence',
] as const;

export const widget: Options = {
  widgetUrl: [...script],
  menuType: [...script],
  consultingReservationOnly: [...passed],
  isMenuReversed: [...passed],
  positionType: [...passed],
  treatmentSelectType: [...passed],
  logoSrc: [...passed],
  widgetLogoUrl: [...passed],
  ...Object.fromEntries(
    ['gnbBackground', 'logoutButton', 'primary1', 'primary2', 'primary3']
      .concat('buttonBackground', 'buttonText', 'buttonHover', 'buttonHoverText')
      .map((color) => [`${color}Color`, [...passed]]),
  ),
};

const menu = 'blocks/FloatingMenu/index.test.tsx';
const buttons = ['blocks/FloatingMenu/sub-buttons.ts', 'blocks/FloatingMenu/sub-buttons.test.ts'] as const;
const pictures = [
  'blocks/FloatingMenu/SubButtonItem.tsx',
  buttons[1],
  'an automatic button accepts a custom title and icons',
] as const;
export const floating: Options = {
  reservationLabel: [
    'blocks/FloatingMenu/index.tsx',
    menu,
    'the reservation button has its default label or a custom one',
  ],
  isDefaultOpen: [
    'blocks/FloatingMenu/index.tsx',
    menu,
    'the menu is closed by default, or open if its flag is set',
  ],
  subButtons: [...buttons, 'configured buttons come first and link to their url'],
  channels: [...buttons, 'an automatic button accepts a custom title and icons'],
  title: [...pictures],
  mobileImage: [...pictures],
  pcImage: [...pictures],
  url: [...buttons, 'configured buttons come first and link to their url'],
  isReservationConsulting: [
    ...buttons,
    'the reservation-consulting flag opens the treatment reservation, and links to the contact page without a widget',
  ],
  ...Object.fromEntries(
    floatingChannels.map((channel) => [
      channel,
      [...buttons, 'every channel of the partner gets a button, in order'],
    ]),
  ),
};

const channel = [
  'engine/domain/partner/contact-channels.ts',
  'engine/domain/partner/contact-channels.test.ts',
] as const;
const button = [...buttons, 'every channel of the partner gets a button, in order'] as const;
const idOf = (vendor: string) =>
  [
    `registry/vendors/${vendor}/vendor.ts`,
    'engine/vendors/used-vendors.test.ts',
    '%s is the id of %s',
  ] as const;

export const marketing: Options = {
  domainUrl: [
    'server/backend/seed/partner.ts',
    'server/backend/http/sites.test.ts',
    'Sites are listed with their hosts, before and after something is published',
  ],
  kakaoTalkUrl: [...button],
  youtubeUrl: [...button],
  instagramUrl: [...button],
  naverBlogUrl: [...button],
  naverTalkTalkUrl: [...button],
  naverTalkUrl: [...buttons, 'Naver Talk falls back to the older URL'],
  channelTalkId: [...buttons, 'the chat id opens the chat messenger'],
  gtmId: [...idOf('google-tag-manager')],
  ga4Id: [...idOf('google-analytics')],
  naverConversionTrackingId: [...idOf('naver-analytics')],
  metaConversionTrackingId: [...idOf('meta-pixel')],
  kakaoPixelConversionTrackingId: [...idOf('kakao-pixel')],
  trackingIds: [
    'registry/vendors/_shared/settings-of.ts',
    'engine/vendors/used-vendors.test.ts',
    'every vendor is used with a valid id, and none without',
  ],
  naverDomainCheckHtml: [
    'engine/document/head-tags.ts',
    'engine/document/head-tags.test.ts',
    'only a valid code remains of what was pasted for Naver',
  ],
  wechatId: [...channel, 'messenger ids become links, WeChat stays an id'],
  lineId: [...channel, 'messenger ids become links, WeChat stays an id'],
  whatsappId: [...channel, 'messenger ids become links, WeChat stays an id'],
};

const icons = 'a partner’s own icons and share image are in its homepage-meta location, keyed by its id';
export const metadata: Options = {
  partnerId: [
    'engine/data/partner-mismatch.ts',
    'engine/data/partner-mismatch.test.ts',
    'another partner’s answer is logged, never shown, and requested again',
  ],
  pageTitle: [...head, words],
  pageDescription: [...head, words],
  pageKeywords: [...head, words],
  pageImage: [...head, image],
  metaImage: [...head, image],
  isCdnFavicon: [...head, icons],
};
