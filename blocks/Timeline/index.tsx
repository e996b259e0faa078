import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { Image } from '#blocks/_ui/Image.tsx';
import { T } from '#blocks/_ui/T.tsx';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

/** The history of the clinic, period by period. */
export default function Timeline({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const Period = data.title ? 'h3' : 'h2';
  return (
    <HeadedSection id={id} className={`Timeline Timeline--${data.variant}`} data={data}>
      <ol className="Timeline-periods">
        {data.periods.map((period, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: static list that is never reordered
          <li className="Timeline-period" key={index}>
            <div className="Timeline-head">
              <Period className="Timeline-label">
                <T value={period.label} />
              </Period>
              {period.image && (
                <Image
                  image={period.image}
                  sizes="(max-width: 768px) 100vw, 320px"
                  className="Timeline-image"
                />
              )}
            </div>
            <ul className="Timeline-events">
              {period.events.map((event, number) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: static list that is never reordered
                <li className="Timeline-event" key={number}>
                  {event.date && <b className="Timeline-date">{event.date}</b>}
                  <T as="span" value={event.text} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
