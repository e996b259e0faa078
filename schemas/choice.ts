import { z } from 'zod';

/** The title of a value in both languages of the operators' side. */
export type Title = readonly [english: string, korean: string];

/** Titles by value; a number is written as text. */
export type Titles = Readonly<Record<string, Title>>;

/** One of several values, each with the title that operators read in forms and editors: `{ left: ['Left', '왼쪽'] }`. */
export const choice = <const T extends Titles>(
  titles: T,
): z.ZodEnum<{ [Value in keyof T & string]: Value }> =>
  titled(z.enum(Object.keys(titles) as (keyof T & string)[]), titles) as never;

/** A closed choice that has its values from elsewhere, with a title for each of them. */
export const titled = <T extends z.ZodEnum | z.ZodLiteral>(
  schema: T,
  titles: Readonly<Record<`${z.infer<T> & (string | number)}`, Title>>,
): T => schema.meta({ choices: titles }) as T;

/** The titles of values in one language, in their order. Values without one are their own title. */
export const choicesIn = (language: 'en' | 'ko', titles: Titles, values: readonly unknown[]): string[] =>
  values.map((value) => titles[`${value}`]?.[language === 'ko' ? 1 : 0] ?? `${value}`);
