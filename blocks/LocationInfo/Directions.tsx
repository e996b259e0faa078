import { Icon } from '#blocks/_ui/Icon.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { WayByBus, WayBySubway } from '#schemas/site/partner.ts';
import { stationOf } from './orientation.ts';
import { SubwayLine } from './SubwayLine.tsx';
import { useWhere } from './use-where.ts';

/** Subway stations with their exits, and bus stops with lines by kind. */
export function Directions({ subway, bus }: { subway: WayBySubway[]; bus: WayByBus[] }) {
  const t = useMessages();
  const { locale, mainLocale } = usePage();
  // Numbers are given only in the partner's main language, and marked with it if they contain CJK letters.
  const langOf = (numbers: string) =>
    locale !== mainLocale &&
    /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(numbers)
      ? mainLocale
      : undefined;
  return (
    <>
      {subway.length > 0 && (
        <div className="LocationInfo-way">
          <h3 className="LocationInfo-label">
            <Icon name="train" size={20} />
            {t('subway')}
          </h3>
          <ul className="LocationInfo-stops">
            {subway.map((way) => (
              <li key={`${way.line} ${way.station} ${way.exit}`}>
                <p className="LocationInfo-stop">
                  <SubwayLine way={way} />
                  <b>{way.station}</b>
                  {way.exit && (
                    <span>{t(/^\d/.test(way.exit) ? 'exit' : 'exit.named', { exit: way.exit })}</span>
                  )}
                </p>
                {way.description && <p className="LocationInfo-how">{way.description}</p>}
                <Where way={way} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {bus.length > 0 && (
        <div className="LocationInfo-way">
          <h3 className="LocationInfo-label">
            <Icon name="bus" size={20} />
            {t('bus')}
          </h3>
          <ul className="LocationInfo-stops">
            {bus.map((way) => (
              <li key={way.stop}>
                <p className="LocationInfo-stop">
                  <b>{way.stop}</b>
                </p>
                {way.description && <p className="LocationInfo-how">{way.description}</p>}
                <dl className="LocationInfo-lines">
                  {way.lines.map(({ kind, numbers }) => (
                    <div key={kind} className={`LocationInfo-kind LocationInfo-kind--${kind}`}>
                      <dt>{t(`bus.${kind}`)}</dt>
                      <dd lang={langOf(numbers.join())}>{numbers.join(', ')}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** The clinic's direction from the station, as the map shows it. */
function Where({ way }: { way: WayBySubway }) {
  const where = useWhere();
  const { partner } = usePage();
  const station = stationOf(partner, way);
  return station ? <p className="LocationInfo-where">{where(way.station, station)}</p> : null;
}
