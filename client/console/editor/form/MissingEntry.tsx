import { Trans } from '@lingui/react/macro';

/** Shown at a field that names an entry that was deleted. */
export function MissingEntry() {
  return (
    <p className="FieldFinding FieldFinding--error">
      <Trans>An entry that was chosen here no longer exists. Choose another one or remove it.</Trans>
    </p>
  );
}
