import type { Consents } from '#engine/browser/consent/consents.ts';
import type { FormState } from '#engine/browser/forms/form-state.ts';
import type { UsedVendor } from '#engine/vendors/used-vendors.ts';
import type { Text } from '#schemas/layout/text.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import type { HomepageConfig } from '#schemas/site/homepage-config.ts';
import type { PartnerMarketing } from '#schemas/site/marketing.ts';
import type { WidgetEntry } from '#schemas/site/menu.ts';
import type { PartnerInfo } from '#schemas/site/partner.ts';

/** A menu item ready to render: titles in the page's language, `url` without the language segment. */
export type SubMenuEntry = { url: string; title: Text; useWidget?: WidgetEntry | undefined };
export type MenuEntry = SubMenuEntry & { subList: SubMenuEntry[] };

/** An entry of the language switcher: a language, or an external URL. */
export type LanguageOption =
  | { code: LanguageCode; name: string }
  | { url: string; title: Text; hrefTarget: '_self' | '_blank' };

/**
 * What a block may know about its page. Static blocks receive all of it. An island receives the route and, of partner,
 * marketing and config, only the facts that its meta lists.
 */
export type PageContext = {
  locale: LanguageCode;
  mainLocale: LanguageCode;
  languages: LanguageOption[];
  /** Path without the language segment, such as `/products/12`. */
  path: string;
  /** Page key that the path matched, such as `/products/{productId}`. */
  pageKey: string;
  /** Path of the page above this one. Not available to islands. */
  parentPath: string;
  params: Record<string, string>;
  query: Record<string, string>;
  /** Title of the page as the mobile header shows it. */
  pageTitle: Text;
  menu: MenuEntry[];
  /** Keywords that every search of the site recommends, unless a block has its own. */
  recommendedKeywords: Text[];
  partner: PartnerInfo;
  marketing: PartnerMarketing;
  config: HomepageConfig;
  /** Third parties that measure visits of this partner's site. Not available to islands. */
  vendors?: readonly UsedVendor[] | undefined;
  /** Texts to agree to before a form is sent. Not available to islands. */
  consents?: Consents | undefined;
  /** Scheme and host of the site, such as `https://www.clinic.kr`. */
  origin: string;
  /** The instant of this render, ISO with Z. */
  now: string;
  preview: boolean;
  /** The form that was submitted to this page. Absent on a plain GET. */
  form?: FormState | undefined;
  /** Token sent with every form of the page (server/site/forms/form-tokens.ts). */
  formToken?: string | undefined;
  /** The page contains data that only one visitor may read. */
  isPrivate?: boolean | undefined;
  /** The backend has refused the visitor's login: the document asks to log in again. */
  isLoginEnded?: boolean | undefined;
  /** Each node's outermost elements carry its JSON path, for the console (engine/render/mark-roots.ts). */
  markers?: boolean | undefined;
};
