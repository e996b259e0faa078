import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';

/** Shown while the document has a syntax error, which must be fixed before anything else can be edited. */
export function BrokenDocument() {
  return (
    <div className="Notice" role="alert">
      <p>
        <Trans>
          The JSON of the site has a syntax error, so nothing can be changed here until it is corrected.
        </Trans>
      </p>
      <Link to="../site">
        <Trans>Correct it in the JSON view</Trans>
      </Link>
    </div>
  );
}
