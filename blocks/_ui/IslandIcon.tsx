import { Glyph, type GlyphProps } from './Glyph.tsx';
import { islandIconPaths } from './island-icon-paths.ts';

type IslandIconProps = { name: keyof typeof islandIconPaths } & Omit<GlyphProps, 'path' | 'brand'>;

/** One of the few icons available in islands. */
export function IslandIcon({ name, ...look }: IslandIconProps) {
  return <Glyph path={islandIconPaths[name]} {...look} />;
}
