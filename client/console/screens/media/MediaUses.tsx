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
              <Trans>Nowhere: not in the published document, in drafts or in popups.</Trans>
            </p>
          ) : (
            <ul>
              {places.map(({ where, path }) => (
                <li key={`${where} ${placeOf({ path })}`}>
                  <Where where={where} />
                  {!where.startsWith('popup') && ': '}
                  {where === 'published' ? (
                    <Link to={editorAddress(code, { path })}>{placeOf({ path })}</Link>
                  ) : (
                    !where.startsWith('popup') && placeOf({ path })
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

/** @param where `published`, or `draft` or `popup` and its number */
function Where({ where }: { where: string }) {
  const [, draft] = /^draft (\d+)$/.exec(where) ?? [];
  const [, popup] = /^popup (\d+)$/.exec(where) ?? [];
  if (popup) return <Trans>Popup {popup}</Trans>;
  return draft ? <Trans>Draft {draft}</Trans> : <Trans>Published</Trans>;
}
