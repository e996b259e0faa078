import { Button } from '#blocks/_ui/Button.tsx';
import { EmptyFrame } from '#blocks/_ui/EmptyFrame.tsx';
import { IslandIcon } from '#blocks/_ui/IslandIcon.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { Picker } from './Picker.tsx';
import type { meta, schema } from './schema.ts';

export default function OptionPicker({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const { locale } = usePage();
  const { productId, productName, languageCode = locale, currency, options = [] } = data;
  const own =
    productId === undefined
      ? []
      : [{ id: productId, name: productName ?? '', languageCode, currency, options }];
  const treatments = (data.treatments ?? own).filter((treatment) => treatment.options.length > 0);
  const reserve = {
    to: data.reserve?.url ?? '/cscenter/contact',
    label: data.reserve?.label ?? t('reserve'),
  };
  return (
    <section className={`OptionPicker OptionPicker--${data.variant}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="OptionPicker-title">
        <T value={data.title ?? t('title')} />
      </h2>
      {treatments.length === 0 ? (
        <EmptyFrame
          icon={<IslandIcon name="document" size={32} className="Ui-emptyState-icon" />}
          title={t('empty')}
          action={
            <Button to={reserve.to} variant="line">
              <T value={reserve.label} />
            </Button>
          }
        />
      ) : (
        // The key resets the choice when a client navigation puts another treatment in the same place.
        <Picker
          key={treatments.map((treatment) => treatment.id).join()}
          id={id}
          event={data.event}
          treatments={treatments}
          isOfEvent={data.treatments !== undefined}
          reserve={reserve}
        />
      )}
    </section>
  );
}
