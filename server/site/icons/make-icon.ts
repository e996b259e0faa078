import { maxPicturePixels } from '#schemas/served-file.ts';
import { loadSharp } from '#server/site/image/load-sharp.ts';

/** The icons of a site by name with their size in pixels. */
export const iconSizes: Readonly<Record<string, number>> = {
  'favicon.png': 96,
  'apple-touch-icon.png': 180,
  // For the home screen (server/site/search-engines/plain-files.ts).
  'icon-192.png': 192,
  'icon-512.png': 512,
};

/** The default icon for partners without their own: the open hall that Maru is named after. */
const defaultIcon = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 24 24">
<rect width="24" height="24" rx="5" fill="#3d4152"/>
<path d="M4 10.5 12 6l8 4.5M6 11v7m12-7v7m-6-7.5V18M4.5 18h15" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`,
);

/**
 * An icon of a site as PNG.
 * @param picture the partner's own picture, or undefined for the default icon
 * @throws Error if it cannot be read
 */
export async function makeIcon(name: string, picture: Buffer | undefined): Promise<Buffer> {
  const sharp = await loadSharp();
  const size = iconSizes[name] ?? 96;
  return sharp(picture ?? defaultIcon, { limitInputPixels: maxPicturePixels, failOn: 'error' })
    .resize(size, size, { fit: 'contain', background: '#ffffff' })
    .png({ palette: true })
    .toBuffer();
}
