import { classNames } from '#blocks/_ui/class-names.ts';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { lineColor } from './line-color.ts';
import { type Orientation, orientation } from './orientation.ts';
import {
  center,
  height,
  type PlacedStation,
  placeStations,
  ringLabel,
  scaleOf,
  width,
} from './place-labels.ts';
import { useWhere } from './use-where.ts';

/**
 * A map drawn from coordinates alone: the clinic in the middle, distance rings, and each station in its direction.
 * Streets are unknown and not drawn; the app buttons link to full maps.
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
  const stations = placeStations(drawn);
  const descriptions = drawn.stations.map(({ way, ...bearing }) => where(way.station, bearing));
  return (
    <figure className="LocationInfo-panel">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={[t('map', { name: partner.displayName }), ...descriptions].join(' ')}
      >
        <Rings drawn={drawn} stations={stations} />
        <Stations stations={stations} />
        <g className="LocationInfo-here">
          <circle className="LocationInfo-halo" cx={center.x} cy={center.y} r="34" />
          <circle cx={center.x} cy={center.y} r="15" />
          <text x={center.x} y={center.y - 24} textAnchor="middle">
            {partner.displayName}
          </text>
        </g>
      </svg>
      <figcaption className="LocationInfo-caption">{t('mapNote')}</figcaption>
    </figure>
  );
}

function Rings({ drawn, stations }: { drawn: Orientation; stations: readonly PlacedStation[] }) {
  const t = useMessages();
  const scale = scaleOf(drawn);
  const step = drawn.rings[0] ?? 1;
  // More rings follow the last labeled one, as the panel may be wider than the drawing.
  const unnamed = [1, 2, 3].map((more) => (drawn.rings.length + more) * step);
  // The first ring is covered by the clinic's name.
  const named = drawn.rings.slice(1).flatMap((metres) => {
    const place = ringLabel(metres * scale, stations);
    return place ? [{ metres, place }] : [];
  });
  return (
    <g className="LocationInfo-rings">
      <path d={`M${center.x} -400V${height + 400}M-900 ${center.y}H${width + 900}`} />
      {[...drawn.rings, ...unnamed].map((metres) => (
        <circle key={metres} cx={center.x} cy={center.y} r={metres * scale} />
      ))}
      {named.map(({ metres, place }) => (
        <text key={metres} {...place}>
          {metres < 1000 ? t('metres', { count: metres }) : t('kilometers', { count: metres / 1000 })}
        </text>
      ))}
      <g className="LocationInfo-north">
        <path d={`M${center.x} 4l7 16h-14z`} />
        <text x={center.x + 14} y="20">
          {t('north')}
        </text>
      </g>
    </g>
  );
}

function Stations({ stations }: { stations: readonly PlacedStation[] }) {
  const { partner } = usePage();
  return stations.map(({ way, x, y, label, isRepeated }) => (
    <g
      key={`${way.line} ${way.station}`}
      className={classNames('LocationInfo-station', isRepeated && 'LocationInfo-station--repeated')}
    >
      <path d={`M${center.x} ${center.y}L${x} ${y}`} />
      <circle cx={x} cy={y} r="10" fill={way.lineColor ?? lineColor(way.line, partner) ?? 'currentColor'} />
      <text {...label}>
        <tspan className="LocationInfo-stationName">{way.station}</tspan>
        <tspan className="LocationInfo-stationLine" dx="6">
          {way.line}
        </tspan>
      </text>
    </g>
  ));
}
