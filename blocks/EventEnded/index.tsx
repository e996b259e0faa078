import { Button } from '#blocks/_ui/Button.tsx';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Section } from '#blocks/_ui/Section.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { linkOf } from '#schemas/layout/part-values.ts';
import type { meta, schema } from './schema.ts';

export default function EventEnded({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const link = linkOf(data.link) ?? { to: '/exhibitions?state=running', label: t('link') };
  return (
    <Section className="EventEnded" width="narrow" labelledBy={`${id}-title`}>
      <Icon name="calendar" size={32} className="EventEnded-icon" />
      <h1 id={`${id}-title`} className="EventEnded-title">
        <T value={data.title ?? t('title')} />
      </h1>
      <T as="p" className="EventEnded-text" value={data.description ?? t('description')} />
      <p className="EventEnded-action">
        <Button to={link.to} size="l">
          <T value={link.label} />
        </Button>
      </p>
    </Section>
  );
}
