import { channelIcons } from '#blocks/_ui/channel-icons.ts';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import type { Channel } from '#engine/domain/partner/contact-channels.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';

/** Contact channels that can be linked or opened: the phone number in full, the others as icons. */
export function Contacts({ channels }: { channels: Channel[] }) {
  const t = useMessages();
  const ways = channels.filter(({ href, kind }) => href !== undefined || kind === 'chat');
  if (ways.length === 0) return null;
  return (
    <ul className="MobileMenu-contacts" aria-label={t('contact')}>
      {ways.map(({ kind, href, value }) => (
        <li key={kind}>
          {href === undefined ? (
            <button type="button" className="MobileMenu-contact" aria-label={t(kind)} data-chat="">
              <Icon name={channelIcons[kind]} size={22} />
            </button>
          ) : (
            <Link
              className="MobileMenu-contact"
              to={href}
              aria-label={kind === 'phone' ? `${t('phone')} ${value}` : t(kind)}
            >
              <Icon name={channelIcons[kind]} size={22} />
              {kind === 'phone' && <span>{value}</span>}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
