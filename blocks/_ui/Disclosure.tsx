import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

type DisclosureProps = {
  summary: ReactNode;
  /** Disclosures with the same name close each other. */
  name?: string;
  id?: string;
  open?: boolean;
  className?: string;
  /** Name by which benchmarks find the clicked element (tests/bench/README.md). */
  hook?: string | undefined;
  children: ReactNode;
};

/** A native disclosure. In-page search and links to its id open it. */
export function Disclosure({ summary, name, id, open, className, hook, children }: DisclosureProps) {
  return (
    <details className={classNames('Ui-disclosure', className)} name={name} id={id} open={open}>
      <summary className="Ui-disclosure-summary" data-test={hook}>
        <span className="Ui-disclosure-label">{summary}</span>
        <Icon name="chevron-down" size={20} className="Ui-disclosure-mark" />
      </summary>
      <div className="Ui-disclosure-content">{children}</div>
    </details>
  );
}
