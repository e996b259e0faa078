import { z } from 'zod';
import { labelled } from './labelled.ts';
import { type LanguageCode, languageCodes } from './language-codes.ts';
import { parseSafeUrl } from './safe-url.ts';

export const languageCode = z.enum(languageCodes).describe('Language of a text.');
export type { LanguageCode };
export { languageCodes };

/** One text per language; at least one language is given. */
export const localized = perLanguage(z.string());
export type Localized = z.infer<typeof localized>;

/** Text of configuration: the same in every language, or one per language. */
export const localizedText = z
  .union([z.string(), localized])
  .describe('A text, or an object with one text per language.');
export type LocalizedText = z.infer<typeof localizedText>;

/** Text with markup, which must be sanitised before it is shown (the data layer looks for `format: html`). */
export const htmlText = z.string().meta({ format: 'html' });

/** Markup per language. */
export const localizedHtml = perLanguage(htmlText);

export const isoDateTime = z.iso.datetime({ offset: true }).describe('ISO 8601 with a zone or Z.');

export const isoDate = z.iso.date().describe("A day, YYYY-MM-DD, in the partner's time zone.");

export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected HH:mm')
  .describe("HH:mm in the partner's time zone.");

export const hexColor = z
  .string()
  .regex(/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i, 'expected a hex colour such as #7a5c45')
  .describe('Hex colour.');

type References = z.core.$ZodRegistry<{ kind: 'link' | 'page-key' }>;
const shared = globalThis as { maruReferences?: References };

/**
 * What strings of a schema refer to, for checks of documents: `link` is an address that visitors open, `page-key` the key
 * of a page. Separate from `meta`, which becomes part of the JSON Schema. In development Vite evaluates the blocks and
 * Node the checks, each with its own instance of this module: both need the same registry.
 */
shared.maruReferences ??= z.registry<{ kind: 'link' | 'page-key' }>();
export const references: References = shared.maruReferences;

/** A link that `safe-url.ts` accepts. */
export const safeUrl = z
  .string()
  .trim()
  .refine(
    (url) => parseSafeUrl(url) !== null,
    'expected /path, http(s), tel, mailto or a map or chat app link',
  )
  .describe('/path, http(s), tel, mailto or a kakao, nmap or tmap link.')
  .register(references, { kind: 'link' });

/**
 * The address of a picture: a file of the backend or a web address. Paths with `..` are refused. Visitors only see
 * files of the backend and of the origins in IMAGE_ORIGINS (publishing looks for `format: picture`); a share image may
 * have any origin.
 */
export const imagePath = z
  .string()
  .regex(/^(\/files\/(?!.*(\.\.|\/\/|\\))\S+|https?:\/\/\S+)$/, 'expected /files/… or an http(s) address')
  .meta({
    format: 'picture',
    description:
      '/files/… of the backend, or an http(s) address: any for share images, else of an origin in IMAGE_ORIGINS.',
  });

/** The colours of a picture's upper and lower half, shown as a placeholder until it loads. */
export const pictureBlur = z
  .string()
  .regex(/^#[\da-f]{3},#[\da-f]{3}$/, 'expected two colours such as #c97,#875')
  .describe('Colours of the upper and lower half, as in #c97,#875; not for pictures with transparency.');

/** The point of a picture that stays visible where it is cut, in percent of its width and height. */
export const focalPoint = z.strictObject({
  x: z.int().min(0).max(100).describe('From the left, in percent.'),
  y: z.int().min(0).max(100).describe('From the top, in percent.'),
});
export type FocalPoint = z.infer<typeof focalPoint>;

/** A picture with its real size in pixels, so that its space is reserved before it loads. */
export const image = z.object({
  url: imagePath,
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string().describe('Empty for a decorative picture.'),
  blur: pictureBlur.optional(),
  focalPoint: focalPoint.optional(),
});
export type Image = z.infer<typeof image>;

/** The page of a list and its total number of rows; `page` starts at 1. */
export const paging = z.object({
  page: z.int().positive(),
  limit: z.int().positive(),
  total: z.int().nonnegative(),
});
export type Paging = z.infer<typeof paging>;

export const id = z.int().positive();

/** A fact that may be missing: absent and null both read as null. */
export function maybe<T extends z.ZodType>(schema: T) {
  return z._default(z.nullable(schema), null);
}

/** Like `maybe`, but a malformed value also reads as null: one bad link must not invalidate the whole response. */
export function orNull<T extends z.ZodType>(schema: T) {
  return z.catch(maybe(schema), null);
}

function perLanguage<T extends z.ZodType>(text: T) {
  return z
    .strictObject({
      en: labelled(text.optional(), {
        en: ['English', 'The text for visitors in English.'],
        ko: ['영어', '영어 방문자에게 표시됩니다.'],
      }),
      ja: labelled(text.optional(), {
        en: ['Japanese', 'The text for visitors in Japanese.'],
        ko: ['일본어', '일본어 방문자에게 표시됩니다.'],
      }),
      ko: labelled(text.optional(), {
        en: ['Korean', 'The text for visitors in Korean.'],
        ko: ['한국어', '한국어 방문자에게 표시됩니다.'],
      }),
      zh: labelled(text.optional(), {
        en: ['Chinese', 'The text for visitors in Chinese.'],
        ko: ['중국어', '중국어 방문자에게 표시됩니다.'],
      }),
    })
    .refine(
      (texts) => Object.values(texts).some((value) => value !== undefined),
      'expected at least one language',
    )
    .meta({ minProperties: 1 });
}
