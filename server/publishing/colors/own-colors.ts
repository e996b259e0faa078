import { wcagContrast } from 'culori';
import { inkOn } from '#engine/domain/color/ink-on.ts';
import { alphaOf, resolveColor } from '#engine/domain/color/resolve-color.ts';

const none: ReadonlyMap<string, string> = new Map();

/** Why texts on a background of a block's own cannot be read; undefined if they can. */
export function ownColorProblem(background: string, quietShare: number): 'transparent' | number | undefined {
  const ground = resolveColor(background, none);
  if (!ground) return undefined;
  if (alphaOf(ground) < 1) return 'transparent';
  const ink = inkOn(background) === 'light' ? '#ffffff' : '#000000';
  const quiet = resolveColor(`color-mix(in srgb, ${ink} ${quietShare}%, ${background})`, none);
  const contrast = quiet ? wcagContrast(quiet, ground) : 21;
  return contrast < 4.5 ? contrast : undefined;
}
