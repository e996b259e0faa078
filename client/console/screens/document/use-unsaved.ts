import { useEffect, useLayoutEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { confirmBeforeSignOut } from '../../api/session.ts';

/** What would lose unsaved changes, until the operator decides. */
export type Leaving = { go: () => void; stay: () => void };

/**
 * Guards what is being changed and is not in the draft, such as a popup: leaving it loses the changes.
 * `version`: the one that the unsaved changes were made from, or null.
 */
export function useUnsaved() {
  const [version, setVersion] = useState<string | null>(null);
  const [wanted, setWanted] = useState<Leaving>();
  const isUnsaved = version !== null;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const leave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', leave);
    return () => window.removeEventListener('beforeunload', leave);
  }, [isUnsaved]);
  // Before the change is shown: a sign-out may follow at once.
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined;
    return confirmBeforeSignOut(
      () =>
        new Promise((resolve) => {
          const go = () => resolve(() => setVersion(version));
          setWanted({ go, stay: () => resolve(false) });
        }),
    );
  }, [isUnsaved, version]);
  const leaving: Leaving | undefined =
    blocker.state === 'blocked'
      ? { go: blocker.proceed, stay: blocker.reset }
      : wanted && {
          go: () => {
            setVersion(null);
            setWanted(undefined);
            wanted.go();
          },
          stay: () => {
            setWanted(undefined);
            wanted.stay();
          },
        };
  return {
    version,
    setVersion,
    leaving,
    /** Does something that closes the form; asks first if there are unsaved changes. */
    before: (work: () => void) => (isUnsaved ? setWanted({ go: work, stay: () => {} }) : work()),
  };
}
