import { tagsInMarkup } from './tags-in-markup.ts';

/** A picture in markup. `hasSize`: it has width and height, so its space is reserved before it loads. */
type MarkupPicture = { src: string; hasSize: boolean };

/** Finds the pictures in unsanitized markup, in order. For validation only, not for rendering. */
export function picturesInMarkup(html: string): MarkupPicture[] {
  return tagsInMarkup(html, 'img').map((attributes) => {
    const isLength = (name: string) => /^\d+(px)?$/.test(attributes.get(name) ?? '');
    return { src: attributes.get('src') ?? '', hasSize: isLength('width') && isLength('height') };
  });
}
