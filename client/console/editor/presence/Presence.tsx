import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { codeAtom } from '../state/document-atoms.ts';
import { usePresence } from './use-presence.ts';

/** How many names are shown; the others are counted. */
const most = 3;

/** Lists the other operators with the same site open. */
export function Presence() {
  const code = useAtomValue(codeAtom);
  return code === '' ? null : <Others code={code} />;
}

function Others({ code }: { code: string }) {
  const { i18n } = useLingui();
  const names = usePresence(code);
  const shown = new Intl.ListFormat(i18n.locale).format(names.slice(0, most));
  const more = names.length - most;
  return (
    <span className="Presence" role="status" title={names.join(', ')}>
      {names.length > 0 && (
        <span className="Badge Badge--accent">
          <Trans>Also here: {shown}</Trans>
          {more > 0 && (
            <>
              {' '}
              <Plural value={more} one="and # more" other="and # more" />
            </>
          )}
        </span>
      )}
    </span>
  );
}
