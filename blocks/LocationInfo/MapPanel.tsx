import { Icon } from '#blocks/_ui/Icon.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { lineColour } from './line-colour.ts';
import { type Orientation, orientation } from './orientation.ts';
import { useWhere } from './use-where.ts';

const width = 640;
const height = 420;
const centre = { x: width / 2, y: height / 2 };

/**
 * A map that says only what the coordinates say: the clinic in the middle, rings of distance, and each station in
 * its direction. Streets are not drawn, as none are known here; the app buttons lead to maps that have them.
 */
export function MapPanel() {
  const t = useMessages();
  const where = useWhere();
  const { partner } = usePage();
  if (partner.lat === null || partner.lng === null)
    return (
      <p className="LocationInfo-panel LocationInfo-pin">
        <span className="LocationInfo-pinMark">
          <Icon name="map-pin" size={24} />
        </span>
        <b>{partner.displayName}</b>
      </p>
    );
  const drawn = orientation(partner, partner.wayToPartnerBySubway);
  const told = drawn.stations.map(({ way, ...bearing }) => where(way.station, bearing));
  return (
    <figure className="LocationInfo-panel">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={[t('map', { name: partner.displayName }), ...told].join(' ')}
      >
        <Rings {...drawn} />
        <Stations {...drawn} />
        <g className="LocationInfo-here">
          <circle className="LocationInfo-halo" cx={centre.x} cy={centre.y} r="34" />
          <circle cx={centre.x} cy={centre.y} r="15" />
          <text x={centre.x} y={centre.y - 24} textAnchor="middle">
            {partner.displayName}
          </text>
        </g>
      </svg>
      <figcaption className="LocationInfo-caption">{t('mapNote')}</figcaption>
    </figure>
  );
}

/** A letter as wide as it is high. */
const isFullWidth = (letter: string) =>
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter);

/** Beside its station, away from the middle; below it where the drawing has too little room, as on phones (styles.css). */
function labelOf(name: string, { x, y }: { x: number; y: number }) {
  const long = [...name].reduce((sum, letter) => sum + (isFullWidth(letter) ? 25 : 14), 0);
  const isLeft = x < centre.x;
  const room = (isLeft ? x : width - x) - 18;
  if (long > room)
    return { x: isLeft ? 4 : width - 4, y: y + 32, textAnchor: isLeft ? 'start' : 'end' } as const;
  return { x: isLeft ? x - 18 : x + 18, y, textAnchor: isLeft ? 'end' : 'start' } as const;
}

/** Pixels of the drawing per metre: the widest ring reaches its edge. */
const scaleOf = ({ rings }: Orientation) => (height / 2 - 26) / (rings.at(-1) ?? 1);

function Rings(drawn: Orientation) {
  const t = useMessages();
  const scale = scaleOf(drawn);
  const step = drawn.rings[0] ?? 1;
  // Rings go on beyond the last that is named, where the panel is wider than the drawing.
  const unnamed = [1, 2, 3].map((more) => (drawn.rings.length + more) * step);
  return (
    <g className="LocationInfo-rings">
      <path d={`M${centre.x} -400V${height + 400}M-900 ${centre.y}H${width + 900}`} />
      {[...drawn.rings, ...unnamed].map((metres) => (
        <circle key={metres} cx={centre.x} cy={centre.y} r={metres * scale} />
      ))}
      {/* The first ring lies under the name of the clinic. */}
      {drawn.rings.slice(1).map((metres) => (
        <text key={metres} x={centre.x + metres * scale * 0.71 + 6} y={centre.y - metres * scale * 0.71}>
          {metres < 1000 ? t('metres', { count: metres }) : t('kilometres', { count: metres / 1000 })}
        </text>
      ))}
      <g className="LocationInfo-north">
        <path d={`M${centre.x} 4l7 16h-14z`} />
        <text x={centre.x + 14} y="20">
          {t('north')}
        </text>
      </g>
    </g>
  );
}

function Stations(drawn: Orientation) {
  const { partner } = usePage();
  const scale = scaleOf(drawn);
  let lowest = Number.NEGATIVE_INFINITY;
  const placed = drawn.stations
    .map(({ way, x, y }) => ({ way, x: centre.x + x * scale, y: centre.y + y * scale }))
    .sort((a, b) => a.y - b.y)
    .map((station) => {
      // Names of stations that lie close together are told apart by moving the lower one down.
      const { y, ...label } = labelOf(station.way.station, station);
      lowest = Math.max(y, lowest + 30);
      return { ...station, label: { ...label, y: lowest } };
    });
  return placed.map(({ way, x, y, label }) => {
    return (
      <g key={`${way.line} ${way.station}`} className="LocationInfo-station">
        <path d={`M${centre.x} ${centre.y}L${x} ${y}`} />
        <circle
          cx={x}
          cy={y}
          r="10"
          fill={way.lineColor ?? lineColour(way.line, partner) ?? 'currentColor'}
        />
        <text {...label}>
          <tspan className="LocationInfo-stationName">{way.station}</tspan>
          <tspan className="LocationInfo-stationLine" dx="6">
            {way.line}
          </tspan>
        </text>
      </g>
    );
  });
}
