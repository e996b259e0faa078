import { channelIcons } from '#blocks/_ui/channel-icons.ts';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { imageUrl } from '#engine/image/widths.ts';
import type { SubButton } from './sub-buttons.ts';

/** One menu entry: its title with an icon, or with one image for phones and one for larger screens. */
export function SubButtonItem({ button }: { button: SubButton }) {
  const t = useMessages();
  const content = (
    <>
      <span className="FloatingMenu-icon">
        <Picture button={button} />
      </span>
      <T value={button.title ?? (button.channel && t(button.channel))} />
    </>
  );
  return (
    <li>
      {button.opens === 'chat' ? (
        <button type="button" className="FloatingMenu-button" data-chat="">
          {content}
        </button>
      ) : (
        <Link className="FloatingMenu-button" to={button.href} data-widget={button.opens}>
          {content}
        </Link>
      )}
    </li>
  );
}

/** Shown at 28 px; twice that for high-density screens. */
const width = 64;

function Picture({ button: { mobileImage, pcImage, channel, opens } }: { button: SubButton }) {
  const image = pcImage ?? mobileImage;
  if (!image)
    return <Icon name={channel ? channelIcons[channel] : opens ? 'calendar' : 'arrow-up-right'} size={22} />;
  return (
    <picture>
      {mobileImage && <source media="(max-width: 768px)" srcSet={imageUrl(mobileImage, width)} />}
      <img src={imageUrl(image, width)} alt="" width={28} height={28} loading="lazy" />
    </picture>
  );
}
