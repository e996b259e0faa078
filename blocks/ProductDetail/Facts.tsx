import type { ReactNode } from 'react';
import { contentText } from '#blocks/_ui/content-text.ts';
import { Icon, type IconName } from '#blocks/_ui/Icon.tsx';
import { ProductPrice } from '#blocks/_ui/ProductPrice.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { ProductDetail } from '#schemas/api/products.ts';

/**
 * Duration, anaesthesia and recovery (`useProductInfo`), and the usual cost of a visit; unknown facts are omitted.
 * The usual cost is omitted within an event, whose prices it would contradict.
 */
export function Facts({ product }: { product: ProductDetail }) {
  const { config, locale } = usePage();
  const t = useMessages();
  const { estimatedPrice } = product;
  const { durationMinutes, anaesthesia, recovery } = config.useProductInfo ? product : nothing;
  const hasEstimate = estimatedPrice !== null && !product.event && config.hasPriceView;
  if (durationMinutes === null && !anaesthesia && !recovery && !hasEstimate) return null;
  return (
    <dl className="ProductDetail-facts">
      {durationMinutes !== null && (
        <Fact icon="clock" label={t('duration')}>
          {t('minutes', { count: durationMinutes })}
        </Fact>
      )}
      {anaesthesia && (
        <Fact icon="syringe" label={t('anaesthesia')}>
          {t(`anaesthesia.${anaesthesia}`)}
        </Fact>
      )}
      {recovery && (
        <Fact icon="sun" label={t('recovery')}>
          <T value={contentText(recovery, product, locale)} />
        </Fact>
      )}
      {hasEstimate && (
        <Fact icon="ticket" label={t('price.estimated')}>
          <ProductPrice
            item={{ price: estimatedPrice, isVatIncluded: product.isVatIncluded }}
            currency={product.currency}
            size="s"
          />
        </Fact>
      )}
    </dl>
  );
}

const nothing = { durationMinutes: null, anaesthesia: null, recovery: null };

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="ProductDetail-fact">
      <dt>
        <Icon name={icon} size={18} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
