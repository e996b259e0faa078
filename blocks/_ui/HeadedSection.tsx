import type { ReactNode } from 'react';
import { usePage } from '#engine/context/use-page.tsx';
import { linkOf } from '#schemas/layout/part-values.ts';
import type { Action } from '#schemas/layout/parts.ts';
import { plain, type Resolved, type Text } from '#schemas/layout/text.ts';
import { Section, type SectionProps } from './Section.tsx';
import { SectionHeading, type SectionHeadingProps } from './SectionHeading.tsx';

type HeadedSectionProps = {
  /** The block's id. The section's heading has the id `<id>-title`. */
  id: string;
  className: string;
  /** The block's data, of which it reads `headingFields` and any of `tone`, `align` and `width`. */
  data: Pick<SectionProps, 'tone' | 'width'> &
    Pick<SectionHeadingProps, 'eyebrow' | 'description' | 'align'> & {
      title?: Text | undefined;
      more?: Resolved<Action> | undefined;
    };
  /** Used if the data has no title. Without it such a section has no heading. */
  defaultTitle?: string;
  /** Used if the data has no link to more. */
  defaultMore?: SectionHeadingProps['more'];
  /** Visually hides a default title that repeats the page's title, leaving it in the outline. */
  hideRepeated?: boolean;
  /** Whether the section's element has the block's id, so that it can be linked to. */
  anchor?: boolean;
  children: ReactNode;
};

/** A section that starts with its heading, like most blocks. */
export function HeadedSection(props: HeadedSectionProps) {
  const { id, className, data, defaultTitle, defaultMore, hideRepeated, anchor = true, children } = props;
  const { pageTitle } = usePage();
  const title = data.title || defaultTitle;
  const isHidden = hideRepeated && !data.title && plain(pageTitle) === defaultTitle;
  const heading = `${id}-title`;
  return (
    <Section
      id={anchor ? id : undefined}
      className={className}
      tone={data.tone}
      width={data.width}
      labelledBy={title ? heading : undefined}
    >
      {title && isHidden && (
        <h2 className="u-hidden" id={heading}>
          {defaultTitle}
        </h2>
      )}
      {title && !isHidden && (
        <SectionHeading
          id={heading}
          eyebrow={data.eyebrow}
          title={title}
          description={data.description}
          more={linkOf(data.more) ?? defaultMore}
          align={data.align}
        />
      )}
      {children}
    </Section>
  );
}
