import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { editorAddress, placeOf } from '../../findings/place.ts';
import { LoadState } from '../../ui/LoadState.tsx';
import { usePartner } from '../partner/use-partner.ts';

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
        {({ places }) =>
          places.length === 0 ? (
            <p>
              <Trans>Nowhere, neither in the published document nor in drafts.</Trans>
            </p>
          ) : (
            <ul>
              {places.map(({ where, path }) => (
                <li key={`${where} ${placeOf({ path })}`}>
                  <Where where={where} />
                  {': '}
                  {where === 'published' ? (
                    <Link to={editorAddress(code, { path })}>{placeOf({ path })}</Link>
                  ) : (
                    placeOf({ path })
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </LoadState>
    </section>
  );
}

/** @param where `published`, or `draft` and its number */
function Where({ where }: { where: string }) {
  const [, draft] = /^draft (\d+)$/.exec(where) ?? [];
  return draft ? <Trans>Draft {draft}</Trans> : <Trans>Published</Trans>;
}
