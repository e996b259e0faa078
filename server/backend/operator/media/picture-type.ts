/** The types of pictures that can be uploaded, and the endings of their names. */
const endings = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  gif: ['.gif'],
  webp: ['.webp'],
  avif: ['.avif'],
} as const;
export type PictureType = keyof typeof endings;

/** The type of a picture by its first bytes; undefined for everything else, such as drawings (SVG). */
export function pictureType(bytes: Buffer): PictureType | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes.length < 16) return undefined;
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && /^avi[fs]$/.test(text(8, 12))) return 'avif';
  return undefined;
}

/** Whether the name of a file ends as its type requires: it is served by its name. */
export const hasEndingOf = (type: PictureType, name: string): boolean =>
  endings[type].some((ending) => name.endsWith(ending));
