/** The languages a site can speak (SPEC section 9). Apart from the schemas, for code that runs in the browser. */
export const languageCodes = ['en', 'ja', 'ko', 'zh'] as const;
export type LanguageCode = (typeof languageCodes)[number];
