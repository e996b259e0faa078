import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { PageHeading } from '#blocks/_ui/PageHeading.tsx';
import { Section } from '#blocks/_ui/Section.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { Category } from './Category.tsx';
import { groupByKind } from './group-by-kind.ts';
import type { meta, schema } from './schema.ts';

export default function CategoryPick({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const { config } = usePage();
  const groups = groupByKind(source?.rows ?? [], config.exposureCategory);
  const hasHeadings = groups.length > 1;
  return (
    <Section className="CategoryPick" labelledBy={`${id}-title`}>
      <PageHeading id={`${id}-title`} title={data.title ?? t('title')} lead={data.description} />
      {groups.length === 0 && <EmptyState title={t('empty')} />}
      {groups.map(({ kind, rows }, groupIndex) => (
        <div key={kind} className="CategoryPick-group">
          {hasHeadings && <h2 className="CategoryPick-kind">{t(`kind.${kind}`)}</h2>}
          <ul className={`CategoryPick-list CategoryPick-list--${data.layout}`} data-deferred-layout="">
            {rows.map((category, index) => (
              <li key={category.id}>
                <Category
                  category={category}
                  headingAs={hasHeadings ? 'h3' : 'h2'}
                  layout={data.layout}
                  isFirst={groupIndex === 0 && index < 3}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
