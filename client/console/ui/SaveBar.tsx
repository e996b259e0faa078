import type { ReactNode, Ref } from 'react';

type Props = {
  /** Why the last attempt to save failed. */
  problem: string | undefined;
  /** Whether there are changes, and what is wrong with them. */
  status: ReactNode;
  /** The buttons. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** The end of a form, which stays in view: the state of its changes, and the buttons to save or discard them. */
export function SaveBar({ problem, status, children, ref }: Props) {
  return (
    <div ref={ref} className="SaveBar">
      {problem && (
        <p className="Notice" role="alert">
          {problem}
        </p>
      )}
      <p role="status">{status}</p>
      <div className="Row">{children}</div>
    </div>
  );
}
