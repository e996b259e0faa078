import { Trans } from '@lingui/react/macro';
import type { MediaPlace } from '#schemas/operator/content-calls.ts';

/** What to do about places that show an earlier version of a picture; nothing if there are none. */
export function EarlierVersion({ places }: { places: readonly MediaPlace[] }) {
  if (places.length === 0) return null;
  const ofDocuments = places.filter(({ where }) => /^(published|scheduled|blocked|draft)\b/.test(where));
  return (
    <>
      {ofDocuments.length > 0 && (
        <p>
          <Trans>
            Site documents still show the earlier version. Open each place in the editor, choose the picture
            again and publish.
          </Trans>
        </p>
      )}
      {ofDocuments.length < places.length && (
        <p>
          <Trans>
            Content that visitors see at once still shows the earlier version. It changes when a publisher
            replaces the picture, or chooses it there again.
          </Trans>
        </p>
      )}
    </>
  );
}
