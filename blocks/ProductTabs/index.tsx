import { Trans } from '@lingui/react';
import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { ProductCards } from '#blocks/_ui/ProductCards.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { categoryPath } from '#engine/route/page-keys.ts';
import type { BlockProps } from '#registry/contract.ts';
import { groupByCategory } from './group-by-category.ts';
import type { meta, schema } from './schema.ts';

/** Radio buttons choose the panel with CSS, which works without JavaScript. */
export default function ProductTabs({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const groups = groupByCategory(data.tabs, source?.rows ?? [], data.perTab);
  return (
    <HeadedSection id={id} anchor={false} className="ProductTabs" data={data} defaultTitle={t('title')}>
      {groups.length === 0 && <EmptyState title={t('empty')} />}
      {groups.length > 0 && (
        <div className="ProductTabs-frame">
          <fieldset className="ProductTabs-tabs">
            <legend className="u-hidden">{t('tabs')}</legend>
            <div className="ProductTabs-row u-scroll-x">
              {groups.map(({ tab }, index) => (
                <label key={tab.categoryId} className="ProductTabs-tab">
                  <input
                    className="ProductTabs-input"
                    type="radio"
                    name={`${id}-tab`}
                    value={tab.categoryId}
                    defaultChecked={index === 0}
                  />
                  <T value={tab.title} />
                </label>
              ))}
            </div>
          </fieldset>
          <div>
            {groups.map(({ tab, rows }) => (
              <div key={tab.categoryId} className="ProductTabs-panel">
                <h3 className="ProductTabs-title">
                  <T value={tab.title} />
                </h3>
                <ProductCards products={rows} columns={data.columns} variant={data.variant} headingAs="h4" />
                <p className="ProductTabs-more">
                  <Link to={categoryPath(tab.categoryId)} className="ProductTabs-moreLink">
                    <span>
                      <Trans id="more" components={{ tab: <T value={tab.title} /> }} />
                    </span>
                    <Icon name="arrow-right" size={16} />
                  </Link>
                </p>
              </div>
            ))}
          </div>
        </div>
      )}
    </HeadedSection>
  );
}
