import { ExhibitionCard } from '#blocks/_ui/ExhibitionCard.tsx';
import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { usePeriod } from '#blocks/_ui/use-period.ts';
import { isRunning } from '#engine/domain/period/period-state.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

const looks = { banner: 'banner', cards: 'card', list: 'row' } as const;
const sizes = {
  banner: '(max-width: 768px) 90vw, 1200px',
  cards: '(max-width: 768px) 80vw, 400px',
  list: '(max-width: 514px) 112px, 320px',
};

export default function ExhibitionStrip({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const periodOf = usePeriod();
  const running = (source?.rows ?? []).filter((row) => isRunning(periodOf(row).state)).slice(0, data.max);
  if (running.length === 0) return null;
  const { layout } = data;
  return (
    <HeadedSection
      id={id}
      anchor={false}
      className="ExhibitionStrip"
      data={data}
      defaultTitle={t('title')}
      defaultMore={{ to: '/exhibitions', label: t('more') }}
    >
      <ul
        className={`ExhibitionStrip-list ExhibitionStrip-list--${layout}${layout === 'list' ? '' : ' u-scroll-x'}`}
      >
        {running.map((exhibition) => (
          <li key={exhibition.id}>
            <ExhibitionCard exhibition={exhibition} look={looks[layout]} sizes={sizes[layout]} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
