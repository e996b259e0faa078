import { commandAttributes } from '#blocks/_ui/command-attributes.ts';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { languageLinkProps } from '#blocks/_ui/language-link-props.ts';
import { linkTarget } from '#blocks/_ui/link-target.ts';
import { T } from '#blocks/_ui/T.tsx';
import { languageLinks } from '#engine/context/language-links.ts';
import type { MenuEntry } from '#engine/context/page-context.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { contactChannels } from '#engine/domain/partner/contact-channels.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { currentItem } from '#engine/route/current-item.ts';
import { reservePath } from '#engine/route/reserve-path.ts';
import { rightButtonLink } from '#engine/route/right-button-url.ts';
import type { BlockProps } from '#registry/contract.ts';
import { Contacts } from './Contacts.tsx';
import { MenuEntryItem } from './MenuEntryItem.tsx';
import type { meta, schema } from './schema.ts';

/**
 * A native modal dialog that the header's menu button opens (`commandfor="mobile-menu"`): the browser traps the focus,
 * closes it on Escape and on a click outside, and returns the focus. `data-close-on-navigate` and `data-scroll-lock`
 * are for the page's bootstrap.
 */
export default function MobileMenu({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const page = usePage();
  const current = currentItem(page.menu, page.path, page.query);
  const links = languageLinks(page);
  const languages = links === 'empty' ? [] : links;
  const label = data.button?.buttonText ?? t('reserve');
  const button = rightButtonLink(
    data.button ?? { useWidget: 'visit' },
    page.locale,
    page.mainLocale,
    reservePath(page.config),
  );
  const home: MenuEntry = { url: '/', title: data.homeLabel ?? t('home'), subList: [] };
  const channels = contactChannels(page, data.channels);
  return (
    <dialog
      id="mobile-menu"
      className="Ui-drawer MobileMenu"
      closedby="any"
      aria-label={t('label')}
      data-close-on-navigate=""
      data-scroll-lock=""
    >
      <div className="MobileMenu-panel" id={id}>
        <div className="Ui-drawer-head MobileMenu-head">
          <T as="p" className="MobileMenu-title" value={data.title ?? page.partner.displayName} />
          <button
            type="button"
            className="Ui-iconButton"
            aria-label={t('close')}
            {...commandAttributes('close', 'mobile-menu')}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <nav className="MobileMenu-nav" aria-label={t('label')}>
          <ul className="MobileMenu-list">
            {[home, ...page.menu].map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two entries may share a url, and their order is their identity
              <li key={index}>
                <MenuEntryItem
                  entry={entry}
                  isCurrent={index === 0 ? current.home : index - 1 === current.item}
                  currentSub={index - 1 === current.item ? current.sub : undefined}
                />
              </li>
            ))}
          </ul>
        </nav>
        {button && (
          <a
            className="Ui-button Ui-button--l Ui-button--solid Ui-button--full MobileMenu-button"
            href={button.href}
            data-widget={button.widget}
            {...linkTarget(button.href)}
          >
            <T value={label} />
          </a>
        )}
        <Contacts channels={channels} />
        {languages.length > 0 && (
          <ul className="MobileMenu-languages" aria-label={t('language')}>
            {languages.map((link) => (
              <li key={link.href}>
                <a {...languageLinkProps(link)}>
                  <T value={link.name} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </dialog>
  );
}
