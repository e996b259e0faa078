import { usedVendors } from '#engine/vendors/used-vendors.ts';
import type { CheckContext } from '../../check-context.ts';
import { mainInfo } from '../../facts/main-info.ts';
import { removalsOf } from '../../missing-part.ts';
import { defineRule } from '../../rule.ts';
import { node } from '../../testing/example-documents.ts';
import { examplePartner } from '../../testing/example-site.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '측정 동의를 묻지 않는 페이지', en: 'No question about measuring' },
  about: {
    ko: '방문자가 거부할 수 있는 배너가 없으면 측정 서비스가 시작되지 않습니다.',
    en: 'Measuring services only start where a banner lets visitors refuse them.',
  },
  check: (context) =>
    isNeeded(context)
      ? removalsOf('consent', context, { onAll: true }).map(({ path, pages }) => ({
          path,
          message: {
            ko: `동의 배너가 없어 측정 서비스가 시작되지 않는 페이지입니다: ${pages.slice(0, 3).join(', ')}`,
            en: `On these pages measuring services do not start without a consent banner: ${pages.slice(0, 3).join(', ')}`,
          },
          remedy: {
            ko: '“동의 배너” 블록을 지우거나 숨기지 마세요.',
            en: 'Keep the block “Consent banner” and do not hide it.',
          },
        }))
      : [],
  examples: {
    passing: [
      { document: {}, partner: measured({}) },
      // No service that would need it, or a clinic that asks nobody.
      { document: { slots: { consent: null } } },
      { document: { slots: { consent: null } }, partner: measured({ trackingConsent: 'none' }) },
    ],
    failing: [
      { document: { slots: { consent: null } }, partner: measured({}), at: 'slots.consent' },
      {
        document: { slots: { consent: node('ConsentBanner', {}, { hidden: true }) } },
        partner: measured({ trackingConsent: 'opt-in' }),
        at: 'slots.consent',
      },
      {
        document: { pages: { '/a': { slots: { consent: null }, noindex: true, sections: [] } } },
        partner: measured({}),
        at: 'pages["/a"].slots.consent',
      },
    ],
  },
});

/** Whether the clinic uses services about which it informs or asks visitors; also where its facts are not known. */
function isNeeded({ partner, registry }: CheckContext): boolean {
  const row = mainInfo(partner);
  if (!row) return true;
  return row.config.trackingConsent !== 'none' && usedVendors(registry.vendors, row.marketing).length > 0;
}

/** The facts of a clinic that uses a service. */
function measured(config: { trackingConsent?: 'none' | 'opt-in' }) {
  const { row } = examplePartner().info.ko ?? {};
  if (!row) throw new Error('The example partner has no facts');
  const marketing = { ...row.marketing, ga4Id: 'G-ABC1' };
  return { info: { ko: { row: { ...row, marketing, config: { ...row.config, ...config } } } } };
}
