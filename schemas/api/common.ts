import { z } from 'zod';
import { titled } from '../choice.ts';
import { described, labeled } from '../labeled.ts';
import { id, image, isoDateTime, languageCode, maybe } from '../primitives.ts';
import { cutKeyword, maxUnits } from '../search-text.ts';
import { plainCount } from '../text-numbers.ts';

// Values in a query or a path are text. Empty text coerces to 0, which is neither a valid count nor a valid id.
export const countFromText = () => z.coerce.number<number | string>().int().positive();

/** An id in a path or a query. */
export const idParam = plainCount();

/** Several ids in a query: `1,2,3`. */
export const idListParam = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
    z.array(idParam).min(1).max(100),
  )
  .describe('Comma-separated ids.');

/** The language of the response; texts without it fall back to the partner's main language. */
export const languageParams = {
  languageCode: labeled(languageCode.optional(), {
    en: ['Language', 'Language of the content. Usually left out: then it follows the page.'],
    ko: ['언어', '불러올 언어입니다. 비워 두면 페이지의 언어를 따릅니다.'],
  }),
};

export const pagingParams = {
  page: labeled(countFromText().default(1), {
    en: ['Page', 'Which page of the list. Often bound to query.page.'],
    ko: ['페이지', '목록의 몇 번째 페이지인지 정합니다. 보통 query.page를 연결합니다.'],
  }),
  limit: labeled(countFromText().max(100).default(20), {
    en: ['Number of entries', 'How many entries a page of the list has, at most 100.'],
    ko: ['개수', '한 번에 보여 줄 개수이며 최대 100개입니다.'],
  }),
};

export const keywordParam = z
  .string()
  .trim()
  .max(maxUnits)
  .refine((text) => cutKeyword(text) === text, 'at most 100 characters')
  .optional();

/** Every row of content has the actual language of its texts, so that a fallback gets the right `lang`. */
export const contentLanguage = described(languageCode, {
  en: 'The language that the texts of this row are in.',
  ko: '이 항목의 글이 쓰인 언어입니다.',
});

/**
 * The languages in which an entry exists. If a backend lacks this, every entry is taken to exist in all languages of
 * the site.
 */
export const translations = z
  .array(languageCode)
  .optional()
  .describe('The languages that the entry exists in. In others it falls back to one of these.');

/** An event or exhibition runs from `startAt` until `endAt`, or always. */
const periodStates = ['ongoing', 'always', 'upcoming', 'ended'] as const;
const periodTitles = {
  ongoing: ['Running', '진행 중'],
  always: ['Always on', '상시'],
  upcoming: ['Upcoming', '예정'],
  ended: ['Ended', '종료'],
} as const;
const periodState = titled(z.enum(periodStates), periodTitles);
export type PeriodState = z.infer<typeof periodState>;

export const period = z.object({
  startAt: labeled(maybe(isoDateTime), {
    en: ['Start', 'When it starts.'],
    ko: ['시작', '시작하는 때입니다.'],
    examples: ['2026-06-01T00:00:00+09:00'],
  }),
  endAt: labeled(maybe(isoDateTime), {
    en: ['End', 'When it ends.'],
    ko: ['종료', '끝나는 때입니다.'],
    examples: ['2026-06-30T23:59:59+09:00'],
  }),
  isAlways: labeled(z.boolean(), {
    en: ['Always', 'It has no end.'],
    ko: ['상시', '끝나는 때가 없습니다.'],
  }),
  state: labeled(periodState, {
    en: ['State', 'At the time of the answer; start and end determine when it changes.'],
    ko: ['상태', '응답 시점의 상태입니다. 시작과 종료에 따라 바뀝니다.'],
  }),
});
export type Period = z.infer<typeof period>;

/** `running` is ongoing and always together. */
export const periodStateParam = titled(z.enum(['running', ...periodStates]), {
  running: ['Running and always on', '진행 중과 상시'],
  ...periodTitles,
}).optional();

/** The article before or after another one in the same list. */
const neighbor = z.object({ id, languageCode: contentLanguage.optional(), title: z.string() });

export const neighbors = { prev: maybe(neighbor), next: maybe(neighbor) };

export const images = z.array(image).default([]);

/** A page of a list; `count` is the number of rows on all pages. */
export function listOf<T extends z.ZodType>(row: T) {
  return z.object({
    rows: z.array(row),
    count: z.int().nonnegative().describe('Rows on all pages.'),
    page: z.int().positive(),
    limit: z.int().positive(),
  });
}

/** A single row. */
export function one<T extends z.ZodType>(row: T) {
  return z.object({ row });
}
