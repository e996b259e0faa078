import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { T } from '#blocks/_ui/T.tsx';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

/** Large figures with their labels, as a definition list. */
export default function StatsStrip({ id, data }: BlockProps<typeof schema, typeof meta>) {
  return (
    <HeadedSection id={id} className={`StatsStrip StatsStrip--${data.variant}`} data={data}>
      <dl className="StatsStrip-list">
        {data.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: static list that is never reordered
          <div className="StatsStrip-item" key={index}>
            <dt className="StatsStrip-label">
              <T value={item.label} />
            </dt>
            <dd className="StatsStrip-value">
              <T value={item.value} as="b" />
              {item.unit && <T value={item.unit} className="StatsStrip-unit" />}
            </dd>
            {item.note && (
              <dd className="StatsStrip-note">
                <T value={item.note} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </HeadedSection>
  );
}
