import { expect, test } from 'vitest';
import type { z } from 'zod';
import { languageCodes } from '../language-codes.ts';
import { node } from '../layout/node.ts';
import { globalSlotNames } from '../layout/slots.ts';
import { boardArticleForm } from './board-article.ts';
import { persistedState, reservationSuccess, temporarySelection } from './client-state.ts';
import { gender } from './gender.ts';
import { homepageConfig, homepageType } from './homepage-config.ts';
import { partnerMarketing } from './marketing.ts';
import { footerLink, languageListEntry, menuItem, recommendedKeyword, rightButton } from './menu.ts';
import { pageMetadata } from './page-metadata.ts';
import { partnerInfo } from './partner.ts';
import { operationTimeType, partnerHours, weekdays } from './partner-hours.ts';
import { popup, popupDirection, popupItem, popupSizeType } from './popup.ts';
import { toast } from './toast.ts';
import { widgetColors, widgetData, widgetGlobal } from './widget.ts';

// The names in SPEC section 3.
const has = (schema: z.ZodObject, fields: string) =>
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(fields.split(/,\s*/)));

test('a toast has id, description, close button and icon', () => {
  has(toast, 'id, description, hasClose, icon');
  expect(toast.parse({ id: '1', description: '<b>저장</b>' }).hasClose).toBe(true);
});

test('a menu item has address, title, widget and sub-list', () => {
  const sub = { url: '/introduce/staff', title: { ko: '의료진' }, useWidget: 'visit' };
  const item = { ...sub, url: '/introduce', useWidget: 'treatment', subList: [sub] };
  expect(menuItem.parse(item)).toEqual(item);
  expect(menuItem.parse({ url: '/', title: '홈' }).subList).toEqual([]);
});

test('a right button is solid by default and may open the widget for a visit or a treatment', () => {
  has(rightButton, 'buttonText, buttonType, buttonUrl, useWidget');
  expect(rightButton.parse({ buttonText: '예약' }).buttonType).toBe('solid');
  for (const useWidget of ['visit', 'treatment'])
    expect(rightButton.parse({ buttonText: '예약', useWidget }).useWidget).toBe(useWidget);
  expect(rightButton.safeParse({ buttonText: '예약', useWidget: 'chat' }).success).toBe(false);
});

test('small entities have the fields of the specification', () => {
  has(recommendedKeyword, 'keyword');
  has(footerLink, 'url, title');
  expect(gender.options).toEqual(['MALE', 'FEMALE']);
});

test('a language list entry is a language or another site with a title and a target', () => {
  expect(languageListEntry.parse({ languageCode: 'ja' })).toEqual({ languageCode: 'ja' });
  const other = { url: 'https://jp.example.com', title: '日本語' };
  expect(languageListEntry.parse(other)).toEqual({ ...other, hrefTarget: '_self' });
  expect(languageListEntry.parse({ ...other, hrefTarget: '_blank' })).toHaveProperty('hrefTarget', '_blank');
});

test('partner information holds every field of the specification', () => {
  has(
    partnerInfo,
    'id, partnerName, partnerLogoImageUrl, partnerGroupName, partnerTel, partnerInternationalTelCode, partnerFax, partnerBusinessNumber, partnerCopyRight, partnerCeoName, partnerAddress, lat, lng',
  );
  has(
    partnerInfo,
    'naverMapUrl, tMapUrl, googleMapUrl, kakaoMapUrl, googlePlaceId, partnerParkingInfo, partnerParkingNotice, partnerGroupInquiryUrl, partnerCode, displayName',
  );
  has(partnerInfo, 'wayToPartnerByBus, wayToPartnerBySubway, partnerEmployeeList, partnerCrm, language');
  const { main, rows } = partnerInfo.shape.language.shape;
  has(main, 'id, createdAt, updatedAt, code, name, isDefault, isMajor');
  has(rows.element, 'code, name');
});

test('every weekday has its opening, its close and its own lunch', () => {
  expect(weekdays).toHaveLength(7);
  for (const day of weekdays)
    has(partnerHours, `${day}Open, ${day}Close, ${day}LunchStart, ${day}LunchEnd, lunchStart, lunchEnd`);
});

test('hours are defined per day or for week and weekend', () => {
  expect(operationTimeType.options).toEqual(['day', 'weekWeekend']);
});

test('marketing info holds every field of the specification', () => {
  has(
    partnerMarketing,
    'partnerId, kakaoTalkUrl, youtubeUrl, instagramUrl, naverBlogUrl, channelTalkId, naverTalkTalkUrl, naverTalkUrl, gtmId, ga4Id, domainUrl, naverDomainCheckHtml, naverConversionTrackingId, metaConversionTrackingId, kakaoPixelConversionTrackingId, wechatId, lineId, whatsappId',
  );
});

test('homepage config holds every option with its default', () => {
  has(
    homepageConfig,
    'version, hasPriceView, isIncludeVat, hideEventPageDefaultProductOption, exposureCategory, isIconExposure, homepageType, useMedicalCharge, seoTitle, seoDescription, seoKeywords, ogImageUrl, faviconUpdatedAt, timeZone, sitemapUpdatedAt, isReservationToday, isReservationLunch, isReservationUseServiceTime, vatRate, useProductInfo, useReservationSetting, templateCode, useWidget, popupType, isPopupDimmed, popupGridWidthCount, popupTopOffset, popupBottomOffset, popupLeftOffset, popupRightOffset',
  );
  expect(homepageConfig.parse({})).toMatchObject({
    version: 2,
    exposureCategory: 'body',
    popupType: 'LAYER',
  });
  expect(homepageType.options).toEqual(['COMMERCE', 'HYBRID', 'BRANDING']);
});

test('a popup has its places, devices, sizes and direction', () => {
  has(
    popup,
    'id, weight, locations, popupItems, pcWidth, pcHeight, mobileWidth, mobileHeight, pcSizeType, isAutoPlacement, direction',
  );
  has(popupItem, 'devices, title, linkTo, pcContent, mobileContent, weight');
  expect(popupItem.shape.devices.element.options).toEqual(['PC', 'MOBILE']);
  expect(popupSizeType.options).toContain('RATIO');
  expect(popupDirection.options.join(', ')).toBe(
    'TOP, BOTTOM, LEFT, RIGHT, TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_RIGHT, CENTER',
  );
});

test('the global slots are the seven of the specification and one for consent, each a type and its data', () => {
  expect(globalSlotNames.join(', ')).toBe(
    'header, search, layoutSearch, footer, floatingButton, popup, widget, consent',
  );
  has(node, 'type, data');
});

test('widget data holds its options and color overrides', () => {
  has(
    widgetData,
    'widgetUrl, consultingReservationOnly, menuType, isMenuReversed, positionType, treatmentSelectType, logoSrc',
  );
  has(
    widgetColors,
    'gnbBackgroundColor, logoutButtonColor, primary1Color, primary2Color, primary3Color, buttonBackgroundColor, buttonTextColor, buttonHoverColor, buttonHoverTextColor',
  );
  has(widgetGlobal, 'widgetLogoUrl');
});

test('page metadata holds every field of the specification', () => {
  has(
    pageMetadata,
    'partnerId, pageTitle, pageDescription, pageImage, pageKeywords, metaImage, isCdnFavicon',
  );
});

test('a board article has the fields of the form', () => {
  has(boardArticleForm, 'name, password, phoneNumber, email, title, content');
});

test('the client stores the result of a reservation', () => {
  has(
    reservationSuccess,
    'reservationDetail, reservedAt, partnerName, partnerAddress, customerName, customerPhone, reservationProductOptions, isIncludeVat, isSend, isReservationConfirm',
  );
});

test('the client state has its parts, each empty at first', () => {
  has(temporarySelection, 'selectedEvent, selectedProductId, selectedProducts');
  const empty = persistedState.parse({ manager: 1, reservation: 1, auth: 1, common: 1 });
  expect(empty).toMatchObject({
    manager: { rows: [], count: 0 },
    reservation: { success: null, temporary: null },
    auth: { user: null },
    common: { cartCount: 0, lastPath: null, productBackup: [], hashtags: [] },
  });
});

test('the languages are English, Japanese, Korean and Chinese', () => {
  expect([...languageCodes].sort()).toEqual(['en', 'ja', 'ko', 'zh']);
});
