import { useLingui } from '@lingui/react/macro';
import type { SettingGroup, SettingName } from './setting-groups.ts';

/** Where visitors find what the settings of a group do. */
export function useGroupTexts(): Record<SettingGroup, { title: string; where: string }> {
  const { t } = useLingui();
  return {
    clinic: {
      title: t`Clinic`,
      where: t`In the header and footer of every page, on the location page, and for search engines.`,
    },
    hours: {
      title: t`Opening hours`,
      where: t`On the schedule page, in the footer, for search engines, and in the weeks of the staff. Closed days and public holidays are part of the content.`,
    },
    directions: {
      title: t`Directions`,
      where: t`On the location page: the map, links beside it, and the directions.`,
    },
    branches: {
      title: t`Branches`,
      where: t`In the menu of clinics of the group, if there is more than one.`,
    },
    channels: {
      title: t`Chat and channels`,
      where: t`Shown in the floating button and among the ways to contact the clinic; YouTube, Instagram and the blog in the footer too.`,
    },
    analytics: {
      title: t`Analytics`,
      where: t`Loaded on every page once the browser is idle. Previews never load them.`,
    },
    site: { title: t`The site as a whole`, where: t`Applies to every page.` },
    prices: {
      title: t`Prices and treatments`,
      where: t`Shown in lists of treatments, on treatment and event pages, and in the cart.`,
    },
    search: {
      title: t`Search results and sharing`,
      where: t`In the head of every page, where the page has no texts of its own.`,
    },
    reservations: { title: t`Reservations`, where: t`Whether the widget opens, and which times it offers.` },
    popups: { title: t`How popups appear`, where: t`On every page that a popup names.` },
  };
}

/** Where a single setting shows, if that is not where its group does. */
export function usePlaces(): Partial<Record<SettingName, string>> {
  const { t } = useLingui();
  const afterConsent = t`Loaded on every page once the browser is idle and, where the clinic asks for it, the visitor has agreed.`;
  return {
    logo: t`In the header, the footer, the search and the reservation widget, unless their block has a picture of its own.`,
    icon: t`In browser tabs, bookmarks and search results, and on home screens. If it is empty, the icon in the clinic’s folder on the server is shown.`,
    channelTalkId: t`The chat at the corner of every page, and the floating button.`,
    wechatId: t`Among the ways to contact the clinic.`,
    lineId: t`Among the ways to contact the clinic.`,
    whatsappId: t`Among the ways to contact the clinic.`,
    gtmId: afterConsent,
    ga4Id: afterConsent,
    trackingIds: afterConsent,
    naverDomainCheckHtml: t`In the head of every page.`,
    naverConversionTrackingId: afterConsent,
    metaConversionTrackingId: afterConsent,
    kakaoPixelConversionTrackingId: afterConsent,
    homepageType: t`Blocks with a condition on the type are shown or hidden by it.`,
    consent: t`Forms that ask for personal data.`,
    trackingConsent: t`The banner at the first visit, and its button in the footer.`,
    useMedicalCharge: t`The table of non-covered charges, and its link in the footer.`,
    exposureCategory: t`The page to choose a category.`,
    useReservationSetting: t`Times that the demo widget offers.`,
    isReservationToday: t`Times that the demo widget offers.`,
    isReservationLunch: t`Times that the demo widget offers.`,
    isReservationUseServiceTime: t`Times that the demo widget offers.`,
    hideEventPageDefaultProductOption: t`Event pages.`,
  };
}
