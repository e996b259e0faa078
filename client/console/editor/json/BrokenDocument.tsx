import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Button } from '../../ui/Button.tsx';

/**
 * Shown while the document has a syntax error, which must be fixed before anything else can be edited.
 * @param onCorrect shows the JSON view, on the screen that has it
 */
export function BrokenDocument({ onCorrect }: { onCorrect?: () => void }) {
  return (
    <div className="Notice" role="alert">
      <p>
        <Trans>
          The JSON of the site has a syntax error, so nothing can be changed here until it is corrected.
        </Trans>
      </p>
      {onCorrect ? (
        <Button onPress={onCorrect}>
          <Trans>Correct it in the JSON view</Trans>
        </Button>
      ) : (
        <Link to="../site">
          <Trans>Correct it in the JSON view</Trans>
        </Link>
      )}
    </div>
  );
}
