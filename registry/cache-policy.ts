/**
 * How long caches serve something: the answer of a source, a page made from answers, its entry in the HTML cache, and,
 * by `Cache-Control`, browsers and caches in front of the site. Times are in seconds, with the names of HTTP.
 */
export type CachePolicy = {
  /** It is served as is. */
  maxAge: number;
  /** After that it is served while a new one is made. */
  staleWhileRevalidate: number;
  /** After `maxAge`, the last good one is served if no new one can be made. */
  staleIfError: number;
  /**
   * Visitors write it, and may delete it. Nothing from before a purge is served, and caches that a purge does not reach
   * never serve it stale.
   */
  isVisitorWritten: boolean;
  /** It is for one visitor: no cache may store it. */
  isPrivate: boolean;
};

/** A cache policy of its own: what it leaves out is as in the other policies. */
export const cacheCustom = (own: Partial<CachePolicy> & Pick<CachePolicy, 'maxAge'>): CachePolicy => ({
  staleWhileRevalidate: 5 * 60,
  staleIfError: 24 * 3_600,
  isVisitorWritten: false,
  isPrivate: false,
  ...own,
});

/** What a clinic edits during the day, such as notices, prices and events. */
export const cacheShort: CachePolicy = cacheCustom({ maxAge: 60 });

/** What rarely changes, such as staff and opening hours. */
export const cacheLong: CachePolicy = cacheCustom({ maxAge: 300 });

/** What visitors write, such as articles of boards. */
export const cacheVisitorWritten: CachePolicy = cacheCustom({ maxAge: 5, isVisitorWritten: true });

/** What does not exist: brief, because it may exist soon and URLs can be invented. */
export const cacheMissing: CachePolicy = cacheCustom({ maxAge: 5, staleWhileRevalidate: 0 });

/** What belongs to one visitor, such as the page of a logged-in visitor. */
export const cacheNone: CachePolicy = cacheCustom({
  maxAge: 0,
  staleWhileRevalidate: 0,
  staleIfError: 0,
  isPrivate: true,
});

/** The cache policy of something made from several parts: the strictest of their policies in every respect. */
export const strictest = (policies: readonly CachePolicy[]): CachePolicy =>
  policies.reduce((one, other) => ({
    maxAge: Math.min(one.maxAge, other.maxAge),
    staleWhileRevalidate: Math.min(one.staleWhileRevalidate, other.staleWhileRevalidate),
    staleIfError: Math.min(one.staleIfError, other.staleIfError),
    isVisitorWritten: one.isVisitorWritten || other.isVisitorWritten,
    isPrivate: one.isPrivate || other.isPrivate,
  }));
