import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Props = {
  /** Relative to the partner's screens, such as `inbox/articles`. */
  to: string;
  /** What the card is about. */
  about: ReactNode;
  /** Its state in a few words or a number; undefined while it is read. */
  state: ReactNode | undefined;
  /** Whether an operator should do something about it. */
  isUrgent?: boolean;
  /** More about the state. */
  children?: ReactNode;
};

/** A card of the overview that leads to the screen of what it shows. */
export function OverviewCard({ to, about, state, isUrgent = false, children }: Props) {
  return (
    <li>
      <Link to={to} className={`Card Partners-one ${isUrgent ? 'Partners-one--urgent' : ''}`}>
        <h3>{about}</h3>
        <p className="Partners-state">{state ?? <span aria-busy="true">…</span>}</p>
        {children && <p className="Partners-about">{children}</p>}
      </Link>
    </li>
  );
}
