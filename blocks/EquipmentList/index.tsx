import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { Image } from '#blocks/_ui/Image.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

/** The clinic's equipment: image, name, maker and purpose. */
export default function EquipmentList({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  return (
    <HeadedSection
      id={id}
      className={`EquipmentList EquipmentList--${data.variant}`}
      data={data}
      defaultTitle={t('title')}
      hideRepeated
    >
      {data.items.length === 0 && <EmptyState title={t('empty')} />}
      <ul className="EquipmentList-list">
        {data.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: static list that is never reordered
          <li className="EquipmentList-item" key={index}>
            {item.image && (
              <Image
                image={item.image}
                sizes="(max-width: 514px) 100vw, 400px"
                className="EquipmentList-image"
              />
            )}
            <div className="EquipmentList-words">
              <T as="p" className="EquipmentList-category" value={item.category} />
              <h3 className="EquipmentList-name">
                <T value={item.name} />
              </h3>
              <T as="p" className="EquipmentList-maker" value={item.maker} />
              <T as="p" className="EquipmentList-text" value={item.description} />
              {item.points.length > 0 && (
                <ul className="EquipmentList-points">
                  {item.points.map((point, number) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: static list that is never reordered
                    <T as="li" key={number} value={point} />
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
