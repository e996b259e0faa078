// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageContext } from '#engine/context/page-context.ts';
import { compileCatalog } from '#engine/i18n/compile-catalog.ts';
import { IslandShell } from '#engine/render/island-shell.tsx';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { homepageConfig } from '#schemas/site/homepage-config.ts';
import type { PartnerInfo } from '#schemas/site/partner.ts';
import { samplePage } from '#tests/contract/sample-page.ts';
import FooterMain from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

function render(
  partner: Partial<PartnerInfo> = {},
  data: Record<string, unknown> = {},
  locale: LanguageCode = 'en',
  more: Partial<PageContext> = {},
) {
  const page = samplePage(locale);
  const element = document.createElement('div');
  element.innerHTML = renderToStaticMarkup(
    <IslandShell
      component={FooterMain}
      id="f"
      data={schema.parse(data)}
      source={undefined}
      slots={{}}
      page={{ ...page, ...more, partner: { ...page.partner, ...partner } }}
      catalog={compileCatalog(messages, locale)}
    />,
  );
  return element;
}
const times = (element: Element) =>
  [...element.querySelectorAll('.FooterMain-time')].map((row) => row.textContent?.replace(/\s+/g, ' '));

test('hours, closed days and lunch are shown', () => {
  const shown = times(render());
  expect(shown).toEqual([
    'Monday – Saturday10:00 – 19:00',
    'Sunday, HolidaysClosed',
    'Lunch break13:00 – 14:00',
  ]);
});

test.each([
  ['ko', '휴진'],
  ['ja', '休診'],
  ['zh', '休诊'],
] as const)('a closed day is named in %s', (locale, word) => {
  expect(times(render({}, {}, locale)).some((row) => row?.endsWith(word))).toBe(true);
});

test("a missing lunch time shows '-'", () => {
  expect(times(render({ lunchStart: null })).at(-1)).toBe('Lunch break-');
});

test('days with different lunch breaks are listed separately', () => {
  const lunches = times(render({ saturdayLunchStart: '12:00', saturdayLunchEnd: '12:30' })).slice(-2);
  expect(lunches).toEqual(['Lunch break Weekdays13:00 – 14:00', 'Lunch break Saturday12:00 – 12:30']);
});

test('a clinic that is never open shows its note on the hours without a table, and nothing without a note', () => {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'holiday'];
  const closed = Object.fromEntries(
    days.flatMap((day) => [
      [`${day}Open`, null],
      [`${day}Close`, null],
    ]),
  );
  const footer = (data: object) => render(closed, { contactTitle: 'Contact', ...data });
  const moving = footer({ hoursNote: 'We are moving.' });
  expect(moving.querySelector('.FooterMain-facts')?.textContent).toMatch(/Opening hours/);
  expect(moving.querySelector('.FooterMain-facts')?.textContent).toContain('We are moving.');
  expect(moving.querySelector('.FooterMain-times')).toBeNull();
  expect(footer({}).querySelectorAll('.FooterMain-facts .FooterMain-heading')).toHaveLength(1);
});

test('the phone link follows the tel rule, with the partner’s country code', () => {
  const tel = (partner: Partial<PartnerInfo>) =>
    render(partner).querySelector('.FooterMain-tel')?.getAttribute('href');
  expect(tel({})).toBe('tel:+8225550182');
  expect(tel({ partnerInternationalTelCode: '+81' })).toBe('tel:+8125550182');
  expect(tel({ partnerTel: null })).toBeUndefined();
});

test('terms and privacy open in a new tab, other links do not', () => {
  const footer = render({}, { links: [{ url: '/info', title: 'Location' }] });
  const targets = [...footer.querySelectorAll('.FooterMain-link')].map((a) => [
    a.getAttribute('href'),
    a.getAttribute('target'),
  ]);
  expect(targets).toEqual([
    ['/en/info', null],
    ['/en/terms/terms-of-service', '_blank'],
    ['/en/terms/privacy-policy', '_blank'],
  ]);
});

test('terms and privacy are a list of their own, so that neither is alone in a row', () => {
  const lists = (links: object[]) =>
    [...render({}, { links }).querySelectorAll('.FooterMain-links')].map((list) => list.children.length);
  expect(lists([{ url: '/info', title: 'Location' }])).toEqual([1, 2]);
  expect(lists([])).toEqual([2]);
});

test('missing partner facts leave no empty lines', () => {
  const labels = [...render({ partnerCeoName: null }).querySelectorAll('dt')].map((dt) => dt.textContent);
  expect(labels).not.toContain('Representative');
  expect(labels).not.toContain('Fax');
  expect(labels).toContain('Business number');
});

test('the text color follows a custom background', () => {
  const classes = (background: string) => render({}, { background }).querySelector('footer')?.className;
  expect(classes('#ffffff')).toContain('FooterMain--dark');
  expect(classes('#383838')).toContain('FooterMain--light');
});

test("the partner's logo is white on a dark background, a chosen one is shown unchanged", () => {
  const isWhite = (partner: Partial<PartnerInfo>, data: Record<string, unknown>) =>
    render(partner, data).querySelector('.FooterMain-logo')?.classList.contains('FooterMain-logo--white');
  const logo = { partnerLogoImageUrl: '/files/raon/logo.png' };
  expect(isWhite(logo, {})).toBe(true);
  expect(isWhite(logo, { background: '#ffffff' })).toBe(false);
  expect(isWhite({}, { logo: { image: '/files/raon/logo-light.png' } })).toBe(false);
  expect(isWhite(logo, { logo: { isWhite: false } })).toBe(false);
});

test('the list of non-covered charges is linked only if the partner shows it', () => {
  const links = (useMedicalCharge: boolean) =>
    [
      ...render({}, {}, 'en', { config: homepageConfig.parse({ useMedicalCharge }) }).querySelectorAll(
        '.FooterMain-link',
      ),
    ].map((link) => link.getAttribute('href'));
  expect(links(true)[0]).toBe('/en/info/medical-charge');
  expect(links(false)).toEqual(['/en/terms/terms-of-service', '/en/terms/privacy-policy']);
});

test('contact text, phone, social links, logo and business details are shown', () => {
  const footer = render(
    { partnerLogoImageUrl: '/files/raon/logo.png', partnerCopyRight: '© 라온의원' },
    { contactText: 'Call us', statement: 'Skin first' },
  );
  expect(footer.querySelector('.FooterMain-facts')?.textContent).toContain('Call us');
  expect(footer.querySelector('.FooterMain-tel')?.textContent).toBe('02-555-0182');
  expect([...footer.querySelectorAll('.FooterMain-channel')].map((a) => a.getAttribute('href'))).toEqual([
    'https://www.instagram.com/raon',
    'https://pf.kakao.com/_raon',
  ]);
  expect(footer.querySelector('.FooterMain-logo')?.getAttribute('width')).toBe('100');
  const details = footer.querySelector('.FooterMain-business')?.textContent;
  for (const fact of ['라온의원', '김라온', '000-12-34567', '서울특별시 강남구 가상대로 123'])
    expect(details).toContain(fact);
  expect(footer.textContent).toContain('© 라온의원');
});

test('social links are shown without phone and contact text, and without any of these no heading is', () => {
  const contact = (data: object) => {
    const footer = render({ partnerTel: null }, { ...data, hasHours: false });
    const channels = footer.querySelectorAll('.FooterMain-channel').length;
    return [channels, footer.querySelector('.FooterMain-facts .FooterMain-heading')?.textContent];
  };
  expect(contact({})).toEqual([2, 'Contact us']);
  expect(contact({ social: [] })).toEqual([0, undefined]);
});

test('with shared hours the footer has a row for weekdays, Saturday, Sunday and holidays', () => {
  const shared = { operationTimeType: 'weekWeekend' as const, holidayOpen: '10:00', holidayClose: '15:00' };
  expect(times(render(shared)).slice(0, 4)).toEqual([
    'Weekdays10:00 – 19:00',
    'Saturday10:00 – 19:00',
    'SundayClosed',
    'Holidays10:00 – 15:00',
  ]);
});
