import { tagsInMarkup } from './tags-in-markup.ts';

/** The URLs of the links in unsanitized markup, in order. For validation only, not for rendering. */
export const linksInMarkup = (html: string): string[] =>
  tagsInMarkup(html, 'a').flatMap((attributes) => attributes.get('href') ?? []);
