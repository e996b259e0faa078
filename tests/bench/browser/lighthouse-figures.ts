/**
 * `worked`: blocking time by the thread's own CPU time; `workedScore`: the score with it instead of `tbt`. Milliseconds,
 * except scores (of 100) and cls.
 */
export type Figures = {
  score: number;
  workedScore: number;
  fcp: number;
  lcp: number;
  tbt: number;
  worked: number;
  cls: number;
  /** Scores of the other categories, if they were asked for. */
  categories?: Record<OtherCategory, number>;
  /** Audits that cost points in these categories. */
  failed?: string[];
};

/** Categories other than performance. */
export const otherCategories = ['accessibility', 'best-practices', 'seo'] as const;
export type OtherCategory = (typeof otherCategories)[number];

export type VisitOptions = {
  /** Also audits the other categories, which takes twice the time. */
  allCategories?: boolean;
  /** Port on this machine that plays every host other than `*.localhost`. */
  originsPort?: number;
  /** Local storage of a returning visitor. */
  storage?: Record<string, string>;
  /** Milliseconds of quiet after which a visit ends; Lighthouse's own is one second. */
  quiet?: number;
};
