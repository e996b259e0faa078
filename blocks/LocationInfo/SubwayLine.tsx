import type { CSSProperties } from 'react';
import { usePage } from '#engine/context/use-page.tsx';
import { inkOn } from '#engine/domain/color/ink-on.ts';
import type { WayBySubway } from '#schemas/site/partner.ts';
import { lineColor } from './line-color.ts';

/** A line's name on its color, in readable ink. */
export function SubwayLine({ way }: { way: WayBySubway }) {
  const { partner } = usePage();
  const color = way.lineColor ?? lineColor(way.line, partner);
  if (!color) return <span className="LocationInfo-line">{way.line}</span>;
  const style = {
    '--LocationInfo-line': color,
    '--LocationInfo-ink': inkOn(color) === 'light' ? '#fff' : '#000',
  } as CSSProperties;
  return (
    <span className="LocationInfo-line LocationInfo-line--known" style={style}>
      {way.line}
    </span>
  );
}
