import { useEffect, useState } from 'react';
import { Button } from '#blocks/_ui/Button.tsx';
import { isPageInUse } from '#engine/browser/navigation/is-page-in-use.ts';
import { isNavigating, navigate } from '#engine/browser/navigation/navigate.ts';
import { useHref } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

/**
 * Explains that the page does not exist and returns to the home page shortly (SPEC section 2). The countdown starts in
 * the browser; the visitor stops it by a button or by using search, a menu, a field or a widget as it ends. Without JavaScript the
 * link remains.
 */
export default function NotFound({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const home = useHref()('/');
  const [left, setLeft] = useState<number>();
  const [stopped, setStopped] = useState(data.seconds === 0);

  useEffect(() => {
    if (stopped) return;
    const end = Date.now() + data.seconds * 1000;
    setLeft(data.seconds);
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds > 0 || isNavigating()) return;
      if (isPageInUse()) return setStopped(true);
      clearInterval(timer);
      navigate(home, { replace: true });
    }, 250);
    return () => clearInterval(timer);
  }, [stopped, home, data.seconds]);

  return (
    <section className={`NotFound NotFound--${data.variant}`} aria-labelledby={`${id}-title`}>
      <div className="NotFound-inner">
        {data.variant === 'figure' && <div className="NotFound-figure" />}
        <h1 className="NotFound-title" id={`${id}-title`}>
          {t('title')}
        </h1>
        <p className="NotFound-text">{t('text')}</p>
        <p className="NotFound-return">
          {stopped ? t('stopped') : left === undefined ? t('shortly') : t('countdown', { seconds: left })}
        </p>
        <div className="NotFound-actions">
          <Button to="/" size="l">
            {t('home')}
          </Button>
          {left !== undefined && !stopped && (
            <Button variant="line" size="l" onClick={() => setStopped(true)}>
              {t('stay')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
