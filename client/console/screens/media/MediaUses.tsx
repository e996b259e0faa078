import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { MediaPlace } from '#schemas/operator/content-calls.ts';
import { useCall } from '../../api/use-call.ts';
import { editorAddress } from '../../findings/place.ts';
import { usePlaceText } from '../../findings/use-place-text.ts';
import { LoadState } from '../../ui/LoadState.tsx';
import { usePartner } from '../partner/use-partner.ts';
import { useContentKinds } from './content-kinds.ts';
import { entryAddress } from './entry-address.ts';

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
              <ul>
                {places.map((use) => (
                  <li key={`${use.where} ${JSON.stringify(use.path)}`}>
                    <Use {...use} />
                  </li>
                ))}
              </ul>
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

/** A use, with a link to the screen on which it is changed, if there is one. */
function Use({ where, path, place }: MediaPlace) {
  const { code } = usePartner();
  const placeText = usePlaceText();
  const address = where === 'published' ? editorAddress(code, { path }) : entryAddress(code, where);
  const text = path.length > 0 || place ? placeText({ path, place }) : undefined;
  if (!text)
    return address ? (
      <Link to={address}>
        <Where where={where} />
      </Link>
    ) : (
      <Where where={where} />
    );
  return (
    <>
      <Where where={where} />: {address ? <Link to={address}>{text}</Link> : text}
    </>
  );
}

/** Numbers of revisions, newest first; of many the first ones. */
export function Revisions({ numbers }: { numbers: readonly number[] }) {
  const shown = numbers.slice(0, maxShown).join(', ');
  return numbers.length > maxShown ? `${shown} …` : shown;
}

const maxShown = 10;

/**
 * @param where `published`, `settings` or `clinic`; `scheduled`, `blocked`, `draft`, `answer` or a kind of content and its
 * number; or `section` and its name
 */
function Where({ where }: { where: string }) {
  const kinds = useContentKinds();
  const [kind, number] = where.split(' ');
  const name = where.slice(where.indexOf(' ') + 1);
  switch (kind) {
    case 'popup':
      return <Trans>Popup {number}</Trans>;
    case 'draft':
      return <Trans>Draft {number}</Trans>;
    case 'scheduled':
      return <Trans>Scheduled: revision {number}</Trans>;
    case 'blocked':
      return <Trans>Blocked: revision {number}</Trans>;
    case 'answer':
      return <Trans>Answer to article {number}</Trans>;
    case 'section':
      return <Trans>Saved section: {name}</Trans>;
    case 'settings':
      return <Trans>Settings</Trans>;
    case 'clinic':
      return <Trans>Facts about the clinic</Trans>;
    case 'published':
      return <Trans>Published</Trans>;
    default:
      return kinds[kind ?? ''] ?? <Trans>Content</Trans>;
  }
}
