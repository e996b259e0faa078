import { channelIcons } from '#blocks/_ui/channel-icons.ts';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { type SocialKind, socialLinks } from './social-links.ts';

/** Icons of the partner's channels, each a link to its site. */
export function SocialLinks({ kinds }: { kinds: readonly SocialKind[] }) {
  const t = useMessages();
  const { marketing } = usePage();
  const links = socialLinks(marketing, kinds);
  if (links.length === 0) return null;
  return (
    <ul className="FooterMain-social" aria-label={t('social')}>
      {links.map(({ kind, href }) => (
        <li key={kind}>
          <Link className="FooterMain-channel" to={href} aria-label={t(kind)}>
            <Icon name={channelIcons[kind]} size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
