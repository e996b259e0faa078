import { Trans } from '@lingui/react/macro';
import type { Json } from '#schemas/json.ts';
import type { Reference } from './page-references.ts';
import { useReferenceNames } from './use-reference-names.ts';

/** How many places are named. */
const maxShown = 8;

type Props = { document: Json | undefined; references: readonly Reference[]; language: string };

/** The places that link to a page, as readable text. */
export function ReferenceList({ document, references, language }: Props) {
  const nameOf = useReferenceNames(document, language);
  const names = [...new Set(references.map(nameOf))];
  const further = names.length - maxShown;
  return (
    <ul className="References">
      {names.slice(0, maxShown).map((name) => (
        <li key={name}>{name}</li>
      ))}
      {further > 0 && (
        <li>
          <Trans>and {further} more</Trans>
        </li>
      )}
    </ul>
  );
}
