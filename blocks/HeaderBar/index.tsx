import type { CSSProperties } from 'react';
import type { z } from 'zod';
import { classNames } from '#blocks/_ui/class-names.ts';
import { commandAttributes } from '#blocks/_ui/command-attributes.ts';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { useHref, usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { currentItem } from '#engine/route/current-item.ts';
import { isThirdLevel } from '#engine/route/page-level.ts';
import type { BlockProps } from '#registry/contract.ts';
import { plain, type Resolved } from '#schemas/layout/text.ts';
import { BackLink } from './BackLink.tsx';
import { HeaderLogo } from './HeaderLogo.tsx';
import { NavRow } from './NavRow.tsx';
import { RightButton } from './RightButton.tsx';
import type { meta, schema } from './schema.ts';

/**
 * The site header (SPEC section 2, Header), with behaviors by data-back, data-search-toggle, data-nav-item,
 * data-widget.
 */
export default function HeaderBar({ id, data, slots }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const href = useHref();
  const page = usePage();
  const current = currentItem(page.menu, page.path, page.query);
  const isThird = isThirdLevel(page.pageKey);
  const currentEntry = current.item === undefined ? undefined : page.menu[current.item];
  const subList = currentEntry?.subList ?? [];
  const home = { url: '/', title: data.homeLabel ?? t('home') };
  const look = classNames(
    'HeaderBar',
    `HeaderBar--${data.variant}`,
    data.overlayOn.includes(page.pageKey) && `HeaderBar--overlay HeaderBar--${data.overlayTone}`,
    isThird && 'HeaderBar--third',
    subList.length > 0 && 'HeaderBar--hasSub',
  );
  const isInner = page.pageKey !== '/';
  const nav = (
    <NavRow
      key="nav"
      className="HeaderBar-nav"
      id={`${id}-nav`}
      label={t('nav')}
      items={[home, ...page.menu]}
      current={current.home ? 0 : current.item === undefined ? undefined : current.item + 1}
    />
  );
  const tools = (
    <div key="tools" className="HeaderBar-tools">
      {slots.utility}
      {data.searchToggle && (
        <a
          className="Ui-iconButton HeaderBar-tool"
          href={href('/search')}
          aria-label={t('search')}
          data-search-toggle="search-overlay"
        >
          <Icon name="search" size={22} />
        </a>
      )}
      {data.rightButton && <RightButton button={data.rightButton} />}
      {slots.menu && (
        <button
          type="button"
          className="Ui-iconButton HeaderBar-tool HeaderBar-menu"
          aria-label={t('menu')}
          {...commandAttributes('show-modal', 'mobile-menu')}
        >
          <Icon name="menu" size={24} />
        </button>
      )}
    </div>
  );
  return (
    <header id={id} className={look} data-second-row={subList.length > 0 ? '' : undefined}>
      <div className="HeaderBar-main">
        <div className="HeaderBar-inner">
          <div className="HeaderBar-start" style={isThird ? logoSpace(data) : undefined}>
            {isThird ? (
              <BackLink to={data.backUrl} label={t('back')} />
            ) : (
              <HeaderLogo data={data} label={(name) => t('toHome', { name })} />
            )}
            {isInner && data.hasMobileTitle && (
              <T as="bdi" className="HeaderBar-title" value={data.mobileTitle ?? page.pageTitle} />
            )}
          </div>
          {/* The tab order matches the visual order: the thin header has its controls last. */}
          {data.variant === 'minimal' ? [nav, tools] : [tools, nav]}
        </div>
      </div>
      {currentEntry && subList.length > 0 && (
        <NavRow
          className="HeaderBar-sub"
          id={`${id}-sub`}
          label={t('subNav', { title: plain(currentEntry.title) })}
          items={subList}
          current={current.sub}
        />
      )}
      {slots.menu}
    </header>
  );
}

/** The logo's width beside the navigation, for what replaces the logo. */
function logoSpace({ variant, logo, logoHeightDesktop }: Resolved<z.output<typeof schema>>) {
  if (variant !== 'bar') return undefined;
  return { '--logo-space': `${Math.round(Math.min(logoHeightDesktop, 80) * logo.ratio)}px` } as CSSProperties;
}
