import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Change } from '#schemas/operator/revisions.ts';
import { useLanguage } from '../../language/use-language.ts';
import { LoadState } from '../../ui/LoadState.tsx';

type Props = {
  read: { data?: Change[] | undefined; error?: unknown; mutate: () => unknown };
  noteOf?: NoteOf;
};

/** What is shown after a change, if anything. */
type NoteOf = (change: Change) => ReactNode;

/** Changes as readable sentences. */
export function ChangeList({ read, noteOf }: Props) {
  return (
    <LoadState read={read} rows={2}>
      {(changes) =>
        changes.length === 0 ? (
          <p>
            <Trans>Nothing differs from what is published.</Trans>
          </p>
        ) : (
          <Changes changes={changes} noteOf={noteOf} />
        )
      }
    </LoadState>
  );
}

/** The sentences as a list. */
export function Changes({ changes, noteOf }: { changes: readonly Change[]; noteOf?: NoteOf | undefined }) {
  const language = useLanguage();
  return (
    <ul className="Changes">
      {changes.map((change) => (
        <li key={`${change.kind} ${JSON.stringify(change.path)} ${change.text.en}`}>
          {change.text[language]} {noteOf?.(change)}
        </li>
      ))}
    </ul>
  );
}
