import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shareSize } from '#engine/image/widths.ts';
import { escapeHtml } from '#schemas/escape-html.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import { loadSharp } from '#server/site/image/load-sharp.ts';
import { drawableText } from './drawable-text.ts';

/** Size of the pictures that networks show large. */
const { width: shareWidth, height: shareHeight } = shareSize;

export type ShareText = {
  title: string;
  name: string;
  locale: LanguageCode;
  colors: { background: string; ink: string; accent: string };
};

const margin = 80;
const titleBox = { width: shareWidth - 2 * margin, height: 330 };
const maxCharacters = 120;
const families: Record<LanguageCode, string> = {
  ko: 'Pretendard, Noto Sans JP, Noto Sans SC',
  en: 'Pretendard, Noto Sans JP, Noto Sans SC',
  ja: 'Pretendard, Noto Sans JP, Noto Sans SC',
  zh: 'Pretendard, Noto Sans SC, Noto Sans JP',
};

/**
 * Points the picture library to the fonts that `scripts/fonts/share-fonts.ts` builds. It must be called before the first
 * text is drawn.
 * @returns whether they exist: without them every letter would be a box
 */
export function findShareFonts(root: string): boolean {
  const configuration = join(root, '.maru/share-fonts/fonts.conf');
  if (!existsSync(configuration)) return false;
  process.env.FONTCONFIG_FILE = configuration;
  return true;
}

/** Draws the picture of a shared link as JPEG: the title, the clinic's name, its colors. A long title gets smaller or cut. */
export async function composePicture({ title, name, locale, colors }: ShareText): Promise<Buffer> {
  const sharp = await loadSharp();
  const { background, ink, accent } = colors;
  const words = async (
    text: string,
    size: number,
    color: string,
    box?: { width: number; height: number },
  ) => {
    const markup = `<span foreground="${color}">${escapeHtml(drawableText(text, maxCharacters))}</span>`;
    const options = { text: markup, font: `${families[locale]} Bold ${size}`, rgba: true, dpi: 72 } as const;
    const width = box?.width ?? titleBox.width;
    const drawn = await sharp({ text: { ...options, width, wrap: 'word-char', spacing: 12 } })
      .png()
      .toBuffer({ resolveWithObject: true });
    const fits = drawn.info.height <= (box?.height ?? Number.POSITIVE_INFINITY);
    return fits
      ? drawn.data
      : sharp(drawn.data)
          .resize({ ...box, fit: 'inside' })
          .png()
          .toBuffer();
  };
  const label = await words(name, 34, accent, { width: titleBox.width, height: 90 });
  const { height: labelHeight = 0 } = await sharp(label).metadata();
  return sharp({ create: { width: shareWidth, height: shareHeight, channels: 3, background } })
    .composite([
      { input: await words(title, 72, ink, titleBox), left: margin, top: margin },
      { input: label, left: margin, top: shareHeight - margin - labelHeight },
      {
        input: { create: { width: shareWidth, height: 16, channels: 3, background: accent } },
        left: 0,
        top: shareHeight - 16,
      },
    ])
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer();
}
