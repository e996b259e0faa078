import { Image } from '#blocks/_ui/Image.tsx';
import { PageHeading } from '#blocks/_ui/PageHeading.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

/** The top of an inner page with its h1. */
export default function PageIntro({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const { pageTitle } = usePage();
  return (
    <header
      id={id}
      className={`PageIntro PageIntro--${data.variant} ${data.image ? `PageIntro--pictured PageIntro--${data.tone}` : 'PageIntro--bare'}`}
    >
      <div className="PageIntro-inner">
        <PageHeading
          className="PageIntro-heading"
          eyebrow={data.eyebrow}
          title={data.title || pageTitle}
          lead={data.lead}
        />
        {data.image && (
          <Image
            image={data.image}
            sizes={data.variant === 'banner' ? '100vw' : '(max-width: 1248px) 100vw, 1200px'}
            className="PageIntro-image"
            priority
          />
        )}
      </div>
    </header>
  );
}
