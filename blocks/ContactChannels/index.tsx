import type { ReactNode } from 'react';
import { channelIcons } from '#blocks/_ui/channel-icons.ts';
import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { withNoWrapNames } from '#blocks/_ui/no-wrap-names.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { type Channel, contactChannels } from '#engine/domain/partner/contact-channels.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

type Way = { kind: Channel['kind'] | 'visit'; href?: string | undefined; value?: string | undefined };

/** Cards for every contact channel in the clinic's facts (SPEC section 1). */
export default function ContactChannels({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const page = usePage();
  const ways: Way[] = data.channels.flatMap((kind): (Way | Channel)[] =>
    kind === 'visit'
      ? [{ kind, href: data.visitUrl, value: page.partner.partnerAddress ?? undefined }]
      : contactChannels(page, [kind]),
  );
  return (
    <HeadedSection
      id={id}
      className={`ContactChannels ContactChannels--${data.variant}`}
      data={data}
      defaultTitle={t('title')}
    >
      <ul className="ContactChannels-list">
        {ways.map((way) => (
          <li className={`ContactChannels-way ContactChannels-way--${way.kind}`} key={way.kind}>
            <WayLink way={way}>
              <span className="ContactChannels-icon">
                <Icon name={channelIcons[way.kind]} size={24} />
              </span>
              <b className="ContactChannels-name">{t(`${way.kind}.name`)}</b>
              <span className="ContactChannels-text">{t(`${way.kind}.text`)}</span>
              {way.kind === 'visit' && way.value && (
                <span className="ContactChannels-value">{withNoWrapNames(way.value)}</span>
              )}
              {way.kind !== 'visit' && way.kind !== 'chat' && (
                <T className="ContactChannels-value" value={way.value} />
              )}
            </WayLink>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

// A script opens Channel Talk in the page. WeChat contacts are found by id.
function WayLink({ way, children }: { way: Way; children: ReactNode }) {
  if (way.href !== undefined) {
    return (
      <Link to={way.href} className="ContactChannels-card">
        {children}
      </Link>
    );
  }
  if (way.kind !== 'chat') return <div className="ContactChannels-card">{children}</div>;
  return (
    <button type="button" className="ContactChannels-card" data-chat="">
      {children}
    </button>
  );
}
