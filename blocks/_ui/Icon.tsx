import { Glyph, type GlyphProps } from './Glyph.tsx';
import { brandPaths, iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths | keyof typeof brandPaths;

/** Any icon by its name. In islands use IslandIcon: this one brings the outlines of all. */
export function Icon({ name, ...look }: { name: IconName } & Omit<GlyphProps, 'path' | 'brand'>) {
  const brand = name in brandPaths;
  const path = brand
    ? brandPaths[name as keyof typeof brandPaths]
    : iconPaths[name as keyof typeof iconPaths];
  return <Glyph path={path} brand={brand} {...look} />;
}
