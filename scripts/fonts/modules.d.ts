declare module 'subset-font' {
  /** A font file with only the glyphs that `text` needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      keepFeatures?: string[];
      noHinting?: boolean;
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}

declare module 'fontverter' {
  const fontverter: { convert: (font: Buffer, to: 'sfnt' | 'woff' | 'woff2') => Promise<Buffer> };
  export default fontverter;
}
