import type { CSSProperties } from 'react';
import { usePage } from '#engine/context/use-page.tsx';
import { inkOn } from '#engine/domain/color/ink-on.ts';
import type { WayBySubway } from '#schemas/site/partner.ts';
import { lineColour } from './line-colour.ts';

/** A line's name on its colour, in readable ink. */
export function SubwayLine({ way }: { way: WayBySubway }) {
  const { partner } = usePage();
  const colour = way.lineColor ?? lineColour(way.line, partner);
  if (!colour) return <span className="LocationInfo-line">{way.line}</span>;
  const style = {
    '--LocationInfo-line': colour,
    '--LocationInfo-ink': inkOn(colour) === 'light' ? '#fff' : '#000',
  } as CSSProperties;
  return (
    <span className="LocationInfo-line LocationInfo-line--known" style={style}>
      {way.line}
    </span>
  );
}
