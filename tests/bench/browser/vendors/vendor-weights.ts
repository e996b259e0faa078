/**
 * What a vendor's script costs a visitor: kilobytes as sent (gzip), and milliseconds of a phone's main thread.
 *
 * The times are the means per script that Lighthouse measured on phones over the whole web, by origin
 * (https://github.com/patrickhulce/third-party-web, data/2026-04-01-entity-scripting.json). Origins that it does not
 * list get the mean of a similar script. The sizes are the sizes of the services' scripts in 2026, rounded up.
 */
export type Weight = { kilobytes: number; work: number };

const weights: Record<string, Weight> = {
  'google-tag-manager': { kilobytes: 110, work: 503 },
  'google-analytics': { kilobytes: 130, work: 503 },
  'google-ads': { kilobytes: 120, work: 503 },
  'meta-pixel': { kilobytes: 80, work: 261 },
  'kakao-pixel': { kilobytes: 30, work: 277 },
  'naver-analytics': { kilobytes: 20, work: 132 },
  'line-tag': { kilobytes: 20, work: 132 },
  'yahoo-japan-ads': { kilobytes: 25, work: 154 },
  'x-pixel': { kilobytes: 20, work: 132 },
  'tiktok-pixel': { kilobytes: 100, work: 304 },
  'microsoft-clarity': { kilobytes: 25, work: 426 },
};

/** The weight of a vendor; a new one is as heavy as most. */
export const weightOf = (vendor: string): Weight => weights[vendor] ?? { kilobytes: 80, work: 277 };
