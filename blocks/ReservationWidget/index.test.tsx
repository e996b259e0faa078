import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { defaultGtmId, type WidgetSettings } from '#engine/browser/integrations/widget-settings.ts';
import { samplePage } from '#tests/contract/sample-page.ts';
import { fixtures } from './fixtures.ts';
import ReservationWidget from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const sample = samplePage('en');
function render(data: object, { useWidget = true, gtmId = null as string | null } = {}) {
  const page = {
    partner: sample.partner,
    config: { ...sample.config, useWidget },
    marketing: { ...sample.marketing, gtmId },
  };
  return renderForTest({ component: ReservationWidget, messages }, { data: schema.parse(data), page }).html;
}
function settings(...asked: Parameters<typeof render>): WidgetSettings {
  const text = /data-reservation-widget="([^"]*)"/.exec(render(...asked))?.[1] ?? 'null';
  return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
}

test('the widget loads only if useWidget is true', () => {
  expect(render({}, { useWidget: false })).toBe('');
  expect(settings({})).toMatchObject({ menuType: 'Type1' });
});

test('the script url differs for a Type2 widget, and a given one takes precedence', () => {
  expect(settings({}).url).toBe('/_widget/type1.mjs');
  expect(settings({ menuType: 'Type2' }).url).toBe('/_widget/type2.mjs');
  expect(settings(fixtures.extreme.data).url).toBe('https://widget.example.com/v2/reservation.js?partner=1');
});

test('the tag-manager id defaults to a built-in one when the partner supplies none', () => {
  expect(settings({}).gtmId).toBe(defaultGtmId);
  expect(settings({}, { gtmId: 'GTM-HAN1' }).gtmId).toBe('GTM-HAN1');
});

test('all color overrides and the logo are passed on', () => {
  expect(settings(fixtures.extreme.data)).toMatchObject({
    logoSrc: '/files/bomnal/logo.webp',
    consultingReservationOnly: true,
    isMenuReversed: true,
    positionType: 'LEFT',
    treatmentSelectType: 'SINGLE',
    colors: {
      gnbBackground: '#111',
      logoutButton: '#222222',
      primary1: '#333333',
      primary2: '#444444',
      primary3: '#555555',
      buttonBackground: '#666666',
      buttonText: '#ffffff',
      buttonHover: '#777777',
      buttonHoverText: '#fffffff0',
    },
  });
  expect(settings({ widgetLogoUrl: 'https://a.example/l.png' }).logoSrc).toBe('https://a.example/l.png');
  expect(settings({}).logoSrc).toBe(sample.partner.partnerLogoImageUrl);
});

test('it links to the pages of its language', () => {
  expect(settings({})).toMatchObject({
    languageCode: 'en',
    contactUrl: '/en/cscenter/contact',
    completeUrl: '/en/reservation/complete',
  });
});
