import { useLingui } from '@lingui/react/macro';
import type { Device, VitalMetric } from '#schemas/site/vital-buckets.ts';
import type { Rating } from './rating.ts';

type Words = { name: string; about: string };

/** The words of the screen: measures and what they mean, ratings, devices, and values with their units. */
export function useSpeedTexts() {
  const { t } = useLingui();
  const metrics: Record<VitalMetric, Words> = {
    LCP: { name: t`Main content`, about: t`When the largest picture or text of the page was shown.` },
    INP: { name: t`Response`, about: t`How long the page took to answer a tap, a click or a key.` },
    CLS: { name: t`Stability`, about: t`How much the page moved by itself; 0 means nothing moved.` },
    FCP: { name: t`First content`, about: t`When anything of the page was shown.` },
    TTFB: { name: t`Server`, about: t`When the first byte of the page arrived from the server.` },
  };
  const ratings: Record<Rating, string> = {
    good: t`Good`,
    needsImprovement: t`Needs improvement`,
    poor: t`Poor`,
  };
  const devices: Record<Device, string> = { mobile: t`Phones`, desktop: t`Computers` };
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  const valueText = (metric: VitalMetric, value: number): string =>
    metric === 'CLS' ? value.toFixed(2) : value < 1_000 ? t`${value} ms` : t`${seconds(value)} s`;
  return { metrics, ratings, devices, valueText };
}
