import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { MediaPlace } from '#schemas/operator/content-calls.ts';
import { editorAddress } from '../../findings/place.ts';
import { usePlaceText } from '../../findings/use-place-text.ts';
import { usePartner } from '../partner/use-partner.ts';
import { useContentKinds } from './content-kinds.ts';
import { entryAddress } from './entry-address.ts';

/** Places that use something, each with a link to the screen on which it is changed, if there is one. */
export function PlaceList({ places }: { places: readonly MediaPlace[] }) {
  return (
    <ul>
      {places.map((place) => (
        <li key={`${place.where} ${JSON.stringify(place.path)}`}>
          <Place {...place} />
          {place.isEarlier && (
            <>
              {' '}
              <span className="Badge">
                <Trans>earlier version</Trans>
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Place({ where, path, place }: MediaPlace) {
  const { code } = usePartner();
  const placeText = usePlaceText();
  const address = addressOf(code, where, path);
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

function addressOf(code: string, where: string, path: MediaPlace['path']): string | undefined {
  if (where === 'published') return editorAddress(code, { path });
  const [, draft] = /^draft (\d+)$/.exec(where) ?? [];
  return draft ? `${editorAddress(code, { path })}&draft=${draft}` : entryAddress(code, where);
}

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
