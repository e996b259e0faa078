import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { Html } from '#blocks/_ui/Html.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { plain } from '#schemas/layout/text.ts';
import type { schema } from './schema.ts';

/** Formatted text of configuration, sanitised before it comes here (the schema marks it as markup). */
export default function RichText({ id, data }: BlockProps<typeof schema>) {
  // A bound text may be missing.
  if (!plain(data.html)) return null;
  return (
    <HeadedSection id={id} className="RichText" data={data}>
      <Html html={plain(data.html)} lang={typeof data.html === 'object' ? data.html.lang : undefined} />
    </HeadedSection>
  );
}
