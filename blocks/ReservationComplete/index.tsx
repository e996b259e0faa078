import { useAtomValue } from 'jotai/react';
import { useEffect, useState } from 'react';
import { Button } from '#blocks/_ui/Button.tsx';
import { IslandIcon } from '#blocks/_ui/IslandIcon.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { lastPathAtom, reservationAtom } from '#engine/browser/state/persisted-state.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { splitLocale } from '#engine/route/href.ts';
import type { BlockProps } from '#registry/contract.ts';
import { linkOf } from '#schemas/layout/part-values.ts';
import { Receipt } from './Receipt.tsx';
import type { meta, schema } from './schema.ts';

/**
 * The server knows no reservation: it sends the text for a visit without one, hidden while scripts run, and the browser
 * shows what it has stored. So "no reservation" never flashes after making one.
 */
export default function ReservationComplete({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const { success } = useAtomValue(reservationAtom);
  const place = useAtomValue(lastPathAtom);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(true), []);
  const links = data.links.map(linkOf).filter((link) => link !== undefined);
  // In the page's current language.
  const back = place === null ? undefined : splitLocale(place).path;
  return (
    <section id={id} className="ReservationComplete" aria-labelledby={`${id}-title`} aria-busy={!isKnown}>
      <div className="ReservationComplete-inner">
        {isKnown && success ? (
          <Receipt id={id} success={success} notice={data.notice} />
        ) : (
          <>
            <span className="ReservationComplete-mark">
              <IslandIcon name="calendar" size={32} />
            </span>
            <h1 id={`${id}-title`} className="ReservationComplete-title">
              {t('none')}
            </h1>
            <p className="ReservationComplete-lead">{t('noneLead')}</p>
          </>
        )}
        <div className="ReservationComplete-actions">
          {!(isKnown && success) && (
            <Button to="/cscenter/contact" size="l" data-widget="visit">
              {t('reserve')}
            </Button>
          )}
          {isKnown && success && back !== undefined && !links.some(({ to }) => to === back) && (
            <Button to={back} variant="line" size="l">
              {t('back')}
            </Button>
          )}
          {links.map(({ to, label }) => (
            <Button key={to} to={to} variant="line" size="l">
              <T value={label} />
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
