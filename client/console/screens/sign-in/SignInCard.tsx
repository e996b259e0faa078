import type { ReactNode } from 'react';
import { useTitle } from '../../ui/use-title.ts';

type Props = {
  title: string;
  /** What the card is headed, if not with its title. */
  heading?: string;
  children: ReactNode;
};

/** A page for those who are not signed in: one card, and nothing around it. */
export function SignInCard({ title, heading = title, children }: Props) {
  useTitle(title);
  return (
    <main className="SignIn">
      <div className="Card SignIn-card">
        <h1>{heading}</h1>
        {children}
      </div>
    </main>
  );
}
