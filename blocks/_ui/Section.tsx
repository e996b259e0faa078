import type { ElementType, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type SectionProps = {
  as?: ElementType;
  id?: string;
  className?: string;
  /** `accent` and `dark` set light text for everything inside. */
  tone?: 'plain' | 'alt' | 'accent' | 'dark';
  /** `page` = 1200 px, `narrow` = 768 px, `full` = edge to edge without gutters. */
  width?: 'page' | 'narrow' | 'full';
  /** id of the heading that labels the section. */
  labelledBy?: string;
  children: ReactNode;
};

/** A section of a page, with the theme's vertical rhythm and the page's width. */
export function Section(props: SectionProps) {
  const {
    as: Element = 'section',
    id,
    className,
    tone = 'plain',
    width = 'page',
    labelledBy,
    children,
  } = props;
  return (
    <Element
      id={id}
      aria-labelledby={labelledBy}
      className={classNames('Ui-section', `Ui-section--${tone}`, className)}
    >
      <div className={`Ui-section-inner Ui-section-inner--${width}`}>{children}</div>
    </Element>
  );
}
