import { countryOf } from '../../advertising/country-of.ts';
import { aboutLaw, clinicIn } from '../../advertising/phrase-rule.ts';
import { koreaCharges } from '../../advertising/sources.ts';
import { mainInfo } from '../../facts/main-info.ts';
import { defineRule } from '../../rule.ts';
import { examplePartner } from '../../testing/example-site.ts';

/** The source of charges that insurance does not cover. */
const source = 'medical-charges';

export default defineRule({
  level: 'warning',
  title: { ko: '비급여 진료비 고지', en: 'Korea: table of non-covered charges' },
  about: aboutLaw(
    {
      ko: '홈페이지를 운영하는 의료기관은 비급여 진료비용을 홈페이지에 알아보기 쉽게 따로 표시해야 합니다. 메뉴나 푸터에 그 링크가 있어야 합니다.',
      en: 'A clinic with a website must publish there, separately, the charges that insurance does not cover, with a link to them in the menu or the footer.',
    },
    koreaCharges,
  ),
  *check({ values, site, partner }) {
    const config = mainInfo(partner)?.config;
    if (!config || countryOf(partner) !== 'KR') return;
    // Without prices on the site, the clinic may show the list in the clinic alone.
    if (!config.hasPriceView) return;
    const all = values();
    const keys = new Set(all.sources.flatMap(({ ref, page }) => (ref.name === source && page ? [page] : [])));
    const isLinked = all.links.some(
      ({ url, page }) => keys.has(url.split(/[?#]/)[0] ?? '') && !keys.has(page ?? ''),
    );
    // A footer links to it by itself.
    if (config.useMedicalCharge && (isLinked || site.slots?.footer)) return;
    yield {
      path: ['menu'],
      message: config.useMedicalCharge
        ? {
            ko: '가격을 보여 주는 사이트에 비급여 진료비용 목록으로 가는 링크가 없습니다',
            en: 'The site shows prices, but nothing links to the list of charges that insurance does not cover',
          }
        : {
            ko: '가격을 보여 주는 사이트인데 비급여 진료비용 목록이 꺼져 있습니다',
            en: 'The site shows prices, but its list of charges that insurance does not cover is turned off',
          },
      remedy: {
        ko: '설정에서 “비급여 비용 표시”를 켜고, 메뉴나 푸터에 "/info/medical-charge" 링크를 넣으세요.',
        en: 'Turn “Non-covered charges” on in the settings, and link to "/info/medical-charge" in the menu or the footer.',
      },
    };
  },
  examples: {
    passing: [
      { document: menuTo('/info/medical-charge'), partner: withList(true) },
      { document: menuTo('/products'), partner: { ...withList(true), ...clinicIn('JP') } },
    ],
    failing: [
      {
        document: { ...menuTo('/products'), slots: { footer: null, header: null } },
        partner: withList(true),
        at: 'menu',
      },
      { document: menuTo('/info/medical-charge'), partner: withList(false), at: 'menu' },
    ],
  },
});

function menuTo(url: string) {
  return { menu: [{ url, title: { ko: '비급여 안내', en: 'Charges' } }] };
}

function withList(useMedicalCharge: boolean) {
  const { info } = examplePartner();
  const ko = info.ko && { row: { ...info.ko.row, config: { ...info.ko.row.config, useMedicalCharge } } };
  return { info: { ...info, ...(ko && { ko }) } };
}
