/** The languages a site can have (SPEC section 9). Separate from the schemas, for code that runs in the browser. */
export const languageCodes = ['en', 'ja', 'ko', 'zh'] as const;
export type LanguageCode = (typeof languageCodes)[number];
