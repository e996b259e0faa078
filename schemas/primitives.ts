import { z } from 'zod';
import { titled } from './choice.ts';
import { described, labeled } from './labeled.ts';
import { type LanguageCode, languageCodes } from './language-codes.ts';
import { parseSafeUrl } from './safe-url.ts';

export const languageCode = described(
  titled(z.enum(languageCodes), {
    en: ['English', '영어'],
    ja: ['Japanese', '일본어'],
    ko: ['Korean', '한국어'],
    zh: ['Chinese', '중국어'],
  }),
  { en: 'Language of a text.', ko: '글의 언어입니다.' },
);
export type { LanguageCode };
export { languageCodes };

/** One text per language; at least one language is given. */
export const localized = perLanguage(z.string());
export type Localized = z.infer<typeof localized>;

/** Text of configuration: the same in every language, or one per language. */
export const localizedText = described(z.union([z.string(), localized]), {
  en: 'A text, or an object with one text per language.',
  ko: '글 하나를 모든 언어에 쓰거나, 언어별로 적습니다.',
});
export type LocalizedText = z.infer<typeof localizedText>;

/** Text with markup, which must be sanitized before it is shown (the data layer looks for `format: html`). */
export const htmlText = z.string().meta({ format: 'html' });

/** Markup per language. */
export const localizedHtml = perLanguage(htmlText);

/** Other years have other digits than four in some time zone, which no answer may have. */
const [firstTime, lastTime] = [Date.UTC(1000, 0), Date.UTC(9999, 0)];
const isInRange = (time: string) => !(Date.parse(time) < firstTime || Date.parse(time) >= lastTime);
const dateTime = z.iso.datetime({ offset: true }).refine(isInRange, 'expected a year from 1000 to 9998');

export const isoDateTime = described(dateTime, {
  en: 'ISO 8601 with a zone or Z.',
  ko: '시간대가 있는 날짜와 시각입니다. 예: 2026-06-01T10:00:00+09:00',
});

export const isoDate = described(z.iso.date(), {
  en: "A day, YYYY-MM-DD, in the partner's time zone.",
  ko: '날짜(YYYY-MM-DD)이며 병원의 시간대 기준입니다.',
});

export const timeOfDay = described(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected HH:mm'), {
  en: "HH:mm in the partner's time zone.",
  ko: '시각(HH:mm)이며 병원의 시간대 기준입니다.',
});

export const hexColor = described(
  z.string().regex(/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i, 'expected a hex color such as #7a5c45'),
  { en: 'Hex color, such as #7a5c45.', ko: '색 코드입니다. 예: #7a5c45' },
);

type Reference = { kind: 'link' | 'page-key'; completesHosts?: boolean };
type References = z.core.$ZodRegistry<Reference>;
const shared = globalThis as { maruReferences?: References };

/**
 * What strings of a schema refer to, for checks of documents: `link` is a URL that visitors open (`completesHosts`: its
 * scheme may be missing), `page-key` the key of a page. Separate from `meta`, which becomes part of the JSON Schema. In
 * development Vite evaluates the blocks and Node the checks, each with its own instance of this module: both need the
 * same registry.
 */
shared.maruReferences ??= z.registry<Reference>();
export const references: References = shared.maruReferences;

/** A link that `safe-url.ts` accepts. */
export const safeUrl = described(
  z
    .string()
    .trim()
    .refine(
      (url) => parseSafeUrl(url) !== null,
      'expected /path, http(s), tel, mailto or a map or chat app link',
    ),
  {
    en: '/path, http(s), tel, mailto or a kakao, nmap or tmap link.',
    ko: '사이트 안 경로, 웹 주소, 전화(tel:), 이메일(mailto:), 카카오톡·지도 앱 링크를 쓸 수 있습니다.',
  },
).register(references, { kind: 'link' });

/**
 * The URL of a picture: a file of the backend or a URL. Paths with `..` are refused. Visitors only see files of the
 * backend and of the origins in IMAGE_ORIGINS (publishing looks for `format: picture`); a share image may have any
 * origin.
 */
export const imagePath = z
  .string()
  .regex(/^(\/files\/(?!.*(\.\.|\/\/|\\))\S+|https?:\/\/\S+)$/, 'expected /files/… or an http(s) address')
  .meta({
    format: 'picture',
    description:
      '/files/… of the backend, or an http(s) address: any for share images, else of an origin in IMAGE_ORIGINS.',
    ko: {
      description: '병원의 /files/… 경로나 허용된 사이트의 주소입니다. 공유 이미지는 어느 주소든 됩니다.',
    },
  });

/** The colors of a picture's upper and lower half, shown as a placeholder until it loads. */
export const pictureBlur = described(
  z.string().regex(/^#[\da-f]{3},#[\da-f]{3}$/, 'expected two colors such as #c97,#875'),
  {
    en: 'Colors of the upper and lower half, as in #c97,#875; not for pictures with transparency.',
    ko: '위쪽과 아래쪽 색입니다. 예: #c97,#875. 투명한 사진에는 쓰지 않습니다.',
  },
);

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
      en: labeled(text.optional(), {
        en: ['English', 'The text for visitors in English.'],
        ko: ['영어', '영어 방문자에게 표시됩니다.'],
      }),
      ja: labeled(text.optional(), {
        en: ['Japanese', 'The text for visitors in Japanese.'],
        ko: ['일본어', '일본어 방문자에게 표시됩니다.'],
      }),
      ko: labeled(text.optional(), {
        en: ['Korean', 'The text for visitors in Korean.'],
        ko: ['한국어', '한국어 방문자에게 표시됩니다.'],
      }),
      zh: labeled(text.optional(), {
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
