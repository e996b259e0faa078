import { Icon } from '#blocks/_ui/Icon.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { reservePath } from '#engine/route/reserve-path.ts';
import { widgetFallbackPath } from '#engine/route/right-button-url.ts';
import type { BlockProps } from '#registry/contract.ts';
import { SubButtonItem } from './SubButtonItem.tsx';
import type { meta, schema } from './schema.ts';
import { subButtons } from './sub-buttons.ts';

/**
 * The floating contact button (SPEC section 2). On phones it is a bar along the bottom edge, for which the page
 * reserves space (styles.css). Its list is a native disclosure that opens without a script; the bootstrap collapses it
 * after a choice and on Escape (client/visitor/behaviors/collapse-menus).
 */
export default function FloatingMenu({ data }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const page = usePage();
  const buttons = subButtons(data, page);
  const { useWidget } = page.config;
  return (
    <aside className="FloatingMenu" aria-label={t('label')} data-floats="">
      <div className="FloatingMenu-area">
        {buttons.length > 0 && (
          <details className="FloatingMenu-menu" data-collapses="" open={data.isDefaultOpen}>
            <summary className="FloatingMenu-toggle" data-test="float">
              <span className="u-hidden">{t('toggle')}</span>
              <Icon name="chat" size={24} className="FloatingMenu-whenClosed" />
              <Icon name="close" size={24} className="FloatingMenu-whenOpen" />
            </summary>
            <ul className="FloatingMenu-list">
              {buttons.map((button) => (
                <SubButtonItem key={button.key} button={button} />
              ))}
            </ul>
          </details>
        )}
        <Link
          className="FloatingMenu-reserve"
          to={useWidget ? `${widgetFallbackPath}?wcopen=true` : reservePath(page.config)}
          data-widget={useWidget ? 'visit' : undefined}
        >
          <Icon name="calendar" size={20} />
          <T as="span" className="FloatingMenu-label" value={data.reservationLabel ?? t('reserve')} />
        </Link>
      </div>
    </aside>
  );
}
