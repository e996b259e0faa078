import type { ReactNode } from 'react';
import type { Text } from '#schemas/layout/text.ts';
import { classNames } from './class-names.ts';
import { T } from './T.tsx';

type PageHeadingProps = {
  eyebrow?: Text | null;
  title: Text;
  lead?: Text | null;
  id?: string;
  className?: string;
  /** Additions to the title, such as a date or a badge. */
  children?: ReactNode;
};

/** The h1 of an inner page. A page has one. */
export function PageHeading({ eyebrow, title, lead, id, className, children }: PageHeadingProps) {
  return (
    <div className={classNames('Ui-pageHeading', className)}>
      <T as="p" className="Ui-pageHeading-eyebrow" value={eyebrow} />
      <h1 id={id} className="Ui-pageHeading-title">
        <T value={title} />
      </h1>
      <T as="p" className="Ui-pageHeading-lead" value={lead} />
      {children}
    </div>
  );
}
