import { Glyph, type GlyphProps } from './Glyph.tsx';
import { islandIconPaths } from './island-icon-paths.ts';

type IslandIconProps = { name: keyof typeof islandIconPaths } & Omit<GlyphProps, 'path' | 'brand'>;

/** An icon of the few that islands show. */
export function IslandIcon({ name, ...look }: IslandIconProps) {
  return <Glyph path={islandIconPaths[name]} {...look} />;
}
