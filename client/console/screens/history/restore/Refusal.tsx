import { Trans } from '@lingui/react/macro';
import { refusalBodyOf } from '../../../api/call.ts';
import { FindingText } from '../../../findings/FindingText.tsx';
import { useErrorText } from '../../../ui/error-text.ts';
import { Changes } from '../changes/Changes.tsx';

/** Whether today's checks refused the document. It can be published nevertheless. */
export const isRefusedDocument = (error: unknown) => refusalBodyOf(error, 'rollback', 422) !== undefined;

/** Why a revision was not restored, with details. */
export function Refusal({ error }: { error: unknown }) {
  const errorText = useErrorText();
  const stale = refusalBodyOf(error, 'rollback', 409);
  const refused = refusalBodyOf(error, 'rollback', 422);
  return (
    <div className="Notice History-changes" role="alert">
      <p>{errorText(error)}</p>
      {stale && (
        <>
          <h3>
            <Trans>Published meanwhile as revision {stale.published}</Trans>
          </h3>
          <Changes changes={stale.theirs} />
        </>
      )}
      {refused && (
        <ul className="Findings">
          {refused.findings
            .filter(({ level }) => level === 'error')
            .map((finding) => (
              <li key={`${finding.rule} ${finding.line}:${finding.column}`}>
                <FindingText finding={finding} />
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}
