import { Button } from '#blocks/_ui/Button.tsx';
import { channelIcons } from '#blocks/_ui/channel-icons.ts';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Image } from '#blocks/_ui/Image.tsx';
import { Section } from '#blocks/_ui/Section.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { type ChannelKind, contactChannels } from '#engine/domain/partner/contact-channels.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { reservePath } from '#engine/route/reserve-path.ts';
import { widgetFallbackPath } from '#engine/route/right-button-url.ts';
import type { BlockProps } from '#registry/contract.ts';
import { linkOf } from '#schemas/layout/part-values.ts';
import type { meta, schema } from './schema.ts';

// SPEC section 7: these query parameters open the widget, even if the button was followed before any script ran.
const widgetQuery = { visit: 'wcopen=true', treatment: 'wopen=true' };
const chats = ['kakaoTalk', 'naverTalk', 'line', 'whatsapp'] as const satisfies ChannelKind[];

/** The last section of a page: invites a reservation and offers the partner's contact channels. */
export default function ReservationCta({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const { config, partner, marketing } = usePage();
  const hasWidget = data.useWidget !== undefined && config.useWidget;
  const link = linkOf(data.link);
  const channels = [
    ...(data.showPhone ? contactChannels({ partner, marketing }, ['phone']) : []),
    ...(data.showChat ? contactChannels({ partner, marketing }, chats).slice(0, 2) : []),
  ];
  return (
    <Section
      id={id}
      className={`ReservationCta ReservationCta--${data.variant} ${data.image ? 'ReservationCta--pictured' : ''}`}
      tone={data.variant === 'band' ? 'accent' : 'plain'}
      labelledBy={`${id}-title`}
    >
      <div className="ReservationCta-panel">
        {data.image && (
          <Image
            image={data.image}
            sizes={data.variant === 'card' ? '(max-width: 768px) 100vw, 520px' : '100vw'}
            alt=""
            className="ReservationCta-image"
          />
        )}
        <div className="ReservationCta-words">
          <T as="p" className="Ui-sectionHeading-eyebrow" value={data.eyebrow} />
          <h2 className="ReservationCta-title" id={`${id}-title`}>
            <T value={data.title} />
          </h2>
          <T as="p" className="ReservationCta-text" value={data.text} />
        </div>
        <ul className="ReservationCta-ways">
          {data.useWidget && (hasWidget || !link) && (
            <li>
              <Button
                to={hasWidget ? `${widgetFallbackPath}?${widgetQuery[data.useWidget]}` : reservePath(config)}
                size="l"
                data-widget={hasWidget ? data.useWidget : undefined}
              >
                <Icon name="calendar" size={18} />
                {t(`reserve.${data.useWidget}`)}
              </Button>
            </li>
          )}
          {link && (
            <li>
              <Button
                to={data.useWidget && link.to === widgetFallbackPath ? reservePath(config) : link.to}
                size="l"
                variant={hasWidget ? 'line' : 'solid'}
              >
                <T value={link.label} />
              </Button>
            </li>
          )}
          {channels.map(({ kind, href, value }) => (
            <li key={kind}>
              <Button to={href ?? ''} variant="line" size="l">
                <Icon name={channelIcons[kind]} size={18} />
                {kind === 'phone' ? value : t(kind)}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
