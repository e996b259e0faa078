import { Trans } from '@lingui/react/macro';
import type { FailedUpload } from './use-uploads.ts';

/** What is being uploaded and what failed. */
export function UploadState({ current, failed }: { current: string | undefined; failed: FailedUpload[] }) {
  return (
    <>
      <div className="Media-status" role="status">
        {current && <Trans>Uploading {current} …</Trans>}
      </div>
      {failed.length > 0 && (
        <div className="Notice" role="alert">
          <p>
            <Trans>Not uploaded:</Trans>
          </p>
          <ul>
            {failed.map(({ fileName, problem }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list never changes
              <li key={place}>
                <strong>{fileName}</strong>: {problem}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
