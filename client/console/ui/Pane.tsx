import { type ReactNode, useRef } from 'react';
import { useLandmark } from 'react-aria/useLandmark';

type Props = {
  label: string;
  className: string;
  /** Whether the window has no room for it now; undefined if that cannot be. */
  isHidden?: boolean | undefined;
  children: ReactNode;
};

/** A part of the screen that F6 leads to, back to the control that had the focus there. */
export function Pane({ label, className, isHidden, children }: Props) {
  const ref = useRef<HTMLElement>(null);
  const { landmarkProps } = useLandmark({ role: 'region', 'aria-label': label }, ref);
  return (
    <section
      {...landmarkProps}
      {...(isHidden !== undefined && { tabIndex: -1 })}
      {...(isHidden && { 'aria-hidden': true })}
      ref={ref}
      className={className}
    >
      {children}
    </section>
  );
}
