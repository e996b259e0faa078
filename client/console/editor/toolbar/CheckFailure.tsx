import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { useErrorText } from '../../ui/error-text.ts';

type Props = { error: unknown; retry: () => void; isChecking: boolean };

/** Why the document as it is now could not be checked, with a button that tries again. */
export function CheckFailure({ error, retry, isChecking }: Props) {
  const errorText = useErrorText();
  return (
    <div className="Notice" role="alert">
      <p>
        <Trans>The document could not be checked.</Trans> {errorText(error)}
      </p>
      <Button isPending={isChecking} onPress={retry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
