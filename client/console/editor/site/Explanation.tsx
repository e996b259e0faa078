import { Trans, useLingui } from '@lingui/react/macro';
import type { NodeExplanation } from '#schemas/operator/preview.ts';

/** Why a node is not shown, in the words of the server. */
export function Explanation({ explanation }: { explanation: NodeExplanation | undefined }) {
  const { i18n } = useLingui();
  if (!explanation || explanation.state === 'shown') return null;
  const language = i18n.locale === 'ko' ? 'ko' : 'en';
  return (
    <div className="Notice" role="status">
      <p>
        <strong>
          {explanation.state === 'failed' ? (
            <Trans>This block failed.</Trans>
          ) : (
            <Trans>This block is not shown at present.</Trans>
          )}
        </strong>
      </p>
      {explanation.reasons.map(({ code, text }) => (
        <p key={code}>{text[language]}</p>
      ))}
    </div>
  );
}
