import { classNames } from '#blocks/_ui/class-names.ts';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Menu } from '#blocks/_ui/Menu.tsx';
import { languageLinks } from '#engine/context/language-links.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { plain } from '#schemas/layout/text.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import type { meta, schema } from './schema.ts';

/** A button that opens the list of languages, a native popover of links that works without scripts. */
export default function LanguageSwitcher({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const page = usePage();
  const links = languageLinks(page);
  if (links.length === 0) return null;
  const current = links === 'empty' ? undefined : links.find(({ isCurrent }) => isCurrent);
  const listId = `${id}-list`;
  const look = classNames('LanguageSwitcher', !data.isOnPhones && 'LanguageSwitcher--noPhones');
  const hasWord = data.display !== 'icon';
  return (
    <div id={id} className={look}>
      <button type="button" className="LanguageSwitcher-button" popoverTarget={listId}>
        <Icon name="globe" size={20} />
        <span className="u-hidden">{t('label')} </span>
        {current && (
          <span className={hasWord ? 'LanguageSwitcher-current' : 'u-hidden'} lang={current.code}>
            {data.display === 'code' ? current.code?.toUpperCase() : plain(current.name)}
          </span>
        )}
        {hasWord && <Icon name="chevron-down" size={14} />}
      </button>
      <Menu id={listId} className="LanguageSwitcher-popover">
        {links === 'empty' ? (
          <p className="LanguageSwitcher-none">{t('none')}</p>
        ) : (
          <ul className="LanguageSwitcher-list" aria-label={t('label')}>
            {links.map((link) => (
              <LanguageChoice key={link.href} link={link} />
            ))}
          </ul>
        )}
      </Menu>
    </div>
  );
}
