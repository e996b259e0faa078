import { brandPaths } from './brand-paths.ts';
import { Glyph, type GlyphProps } from './Glyph.tsx';
import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths | keyof typeof brandPaths;

/** Any icon by name. Islands must use IslandIcon: this one includes the paths of all icons. */
export function Icon({ name, ...look }: { name: IconName } & Omit<GlyphProps, 'path' | 'brand'>) {
  const brand = name in brandPaths;
  const path = brand
    ? brandPaths[name as keyof typeof brandPaths]
    : iconPaths[name as keyof typeof iconPaths];
  return <Glyph path={path} brand={brand} {...look} />;
}
