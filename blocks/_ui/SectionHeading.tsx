import type { Text } from '#schemas/layout/text.ts';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { LinkContext } from './LinkContext.tsx';
import { T } from './T.tsx';

export type SectionHeadingProps = {
  /** The heading's id, for the section's `labelledBy`. */
  id?: string;
  eyebrow?: Text | null;
  title: Text;
  description?: Text | null;
  /** Link to the complete list of which the section shows a part. */
  more?: { to: string; label: Text } | null;
  align?: 'start' | 'center';
};

/** The heading of a section, with an optional line above, a sentence below and a link to more. */
export function SectionHeading(props: SectionHeadingProps) {
  const { id, eyebrow, title, description, more, align = 'start' } = props;
  return (
    <div className={classNames('Ui-sectionHeading', `Ui-sectionHeading--${align}`)}>
      <div className="Ui-sectionHeading-text">
        <T as="p" className="Ui-sectionHeading-eyebrow" value={eyebrow} />
        <h2 id={id} className="Ui-sectionHeading-title">
          <T value={title} />
        </h2>
        <T as="p" className="Ui-sectionHeading-description" value={description} />
      </div>
      {more && (
        <Link to={more.to} className="Ui-sectionHeading-more">
          <T value={more.label} />
          <LinkContext of={title} />
          <Icon name="arrow-right" size={16} />
        </Link>
      )}
    </div>
  );
}
