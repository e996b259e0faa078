import { Trans } from '@lingui/react/macro';
import type { Change } from '#schemas/operator/revisions.ts';
import { useLanguage } from '../../language/use-language.ts';
import { LoadState } from '../../ui/LoadState.tsx';

type Props = { read: { data?: Change[] | undefined; error?: unknown; mutate: () => unknown } };

/** Changes in words. */
export function ChangeList({ read }: Props) {
  return (
    <LoadState read={read} rows={2}>
      {(changes) =>
        changes.length === 0 ? (
          <p>
            <Trans>Nothing differs from what is published.</Trans>
          </p>
        ) : (
          <Changes changes={changes} />
        )
      }
    </LoadState>
  );
}

/** The sentences as a list. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const language = useLanguage();
  return (
    <ul className="Changes">
      {changes.map(({ kind, path, text }) => (
        <li key={`${kind} ${JSON.stringify(path)} ${text.en}`}>{text[language]}</li>
      ))}
    </ul>
  );
}
