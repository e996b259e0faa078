import './upload-state.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../language/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { EarlierVersion } from './EarlierVersion.tsx';
import { PlaceList } from './PlaceList.tsx';
import type { CurrentUpload, FailedUpload, Uploads } from './use-uploads.ts';

type Props = Pick<Uploads, 'current' | 'failed' | 'earlier' | 'cancel'>;

/** What is being uploaded, with a button that cancels it, what failed, and what does not show a new version yet. */
export function UploadState({ current, failed, earlier, cancel }: Props) {
  return (
    <>
      {current && <Current {...current} onCancel={cancel} />}
      {failed.length > 0 && <Failed uploads={failed} />}
      {earlier.length > 0 && (
        <div className="Notice" role="status">
          <EarlierVersion places={earlier} />
          <PlaceList places={earlier} />
        </div>
      )}
    </>
  );
}

function Current({ fileName, number, count, share, onCancel }: CurrentUpload & { onCancel: () => void }) {
  const { t } = useLingui();
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent' }).format(share);
  return (
    <div className="Card Upload">
      {/* Screen readers announce each file, and ask for the progress themselves. */}
      <p role="status">
        {count > 1 ? (
          <Trans>
            Uploading {fileName} ({number} of {count}) …
          </Trans>
        ) : (
          <Trans>Uploading {fileName} …</Trans>
        )}
      </p>
      <div className="Upload-progress">
        <progress value={share} aria-label={t`Progress of the upload`} />
        <span aria-hidden>{percent}</span>
        <Button onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}

function Failed({ uploads }: { uploads: readonly FailedUpload[] }) {
  return (
    <div className="Notice" role="alert">
      <p>
        <Trans>Not uploaded:</Trans>
      </p>
      <ul>
        {uploads.map(({ fileName, problem }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list never changes
          <li key={place}>
            <strong>{fileName}</strong>: {problem}
          </li>
        ))}
      </ul>
    </div>
  );
}
