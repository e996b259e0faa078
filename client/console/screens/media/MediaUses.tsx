import { Trans } from '@lingui/react/macro';
import { useCall } from '../../api/use-call.ts';
import { LoadState } from '../../ui/LoadState.tsx';
import { usePartner } from '../partner/use-partner.ts';
import { EarlierVersion } from './EarlierVersion.tsx';
import { PlaceList } from './PlaceList.tsx';

/** Where a picture is used. */
export function MediaUses({ name }: { name: string }) {
  const { code } = usePartner();
  const uses = useCall('mediaUses', { code, name });
  return (
    <section className="Media-uses">
      <h3>
        <Trans>Where it is used</Trans>
      </h3>
      <LoadState read={uses} rows={1}>
        {({ places, archived }) => (
          <>
            {places.length === 0 ? (
              <p>
                <Trans>
                  Nowhere: not in the published document, in drafts, in the clinic’s content, settings,
                  answers or saved sections.
                </Trans>
              </p>
            ) : (
              <>
                <PlaceList places={places} />
                <EarlierVersion places={places.filter(({ isEarlier }) => isEarlier)} />
              </>
            )}
            {archived.length > 0 && (
              <p>
                <Trans>
                  Earlier revisions that show it: <Revisions numbers={archived} />
                </Trans>
              </p>
            )}
          </>
        )}
      </LoadState>
    </section>
  );
}

/** Numbers of revisions, newest first; of many the first ones. */
export function Revisions({ numbers }: { numbers: readonly number[] }) {
  const shown = numbers.slice(0, maxShown).join(', ');
  return numbers.length > maxShown ? `${shown} …` : shown;
}

const maxShown = 10;
