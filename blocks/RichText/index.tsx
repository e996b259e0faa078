import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { Html } from '#blocks/_ui/Html.tsx';
import { asWideProse } from '#engine/image/prose-picture.ts';
import type { BlockProps } from '#registry/contract.ts';
import { plain } from '#schemas/layout/text.ts';
import type { meta, schema } from './schema.ts';

/** Formatted text from the configuration, sanitized beforehand (the schema marks it as markup). */
export default function RichText({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const html = plain(data.html);
  // A bound text may be missing.
  if (!html) return null;
  return (
    <HeadedSection id={id} className="RichText" data={data}>
      <Html
        html={data.width === 'page' ? asWideProse(html) : html}
        lang={typeof data.html === 'object' ? data.html.lang : undefined}
      />
    </HeadedSection>
  );
}
