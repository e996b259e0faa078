import { Trans } from '@lingui/react/macro';

/** Shown at a field that names an entry that was deleted. */
export function MissingEntry() {
  return (
    <p className="FieldFinding FieldFinding--error">
      <Trans>An entry that was chosen here does not exist any more. Choose another one or remove it.</Trans>
    </p>
  );
}
