import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { draftStatusAtom } from '../draft/draft-atoms.ts';
import { codeAtom } from '../state/document-atoms.ts';
import { type Others, usePresence } from './use-presence.ts';

/** How many names are shown; the others are counted. */
const maxShown = 3;

/** Lists the other operators with the same site open: those in the same draft, in another one, and in none. */
export function Presence() {
  const code = useAtomValue(codeAtom);
  const { draft } = useAtomValue(draftStatusAtom);
  return code === '' ? null : <Present code={code} draft={draft} />;
}

function Present({ code, draft }: { code: string; draft: number | null }) {
  const others = usePresence(code, draft);
  const namesOf = (isIn: (other: Others[number]) => boolean) => others.filter(isIn).map(({ name }) => name);
  return (
    <span className="Presence" role="status">
      <Names
        look="Badge--warning"
        names={namesOf((other) => other.draft !== null && other.draft === draft)}
        text={(shown) => <Trans>In this draft too: {shown}</Trans>}
      />
      <Names
        look="Badge--accent"
        names={namesOf((other) => other.draft === null)}
        text={(shown) => <Trans>Also here: {shown}</Trans>}
      />
      <Names
        look=""
        names={namesOf((other) => other.draft !== null && other.draft !== draft)}
        text={(shown) => <Trans>In another draft: {shown}</Trans>}
      />
    </span>
  );
}

type NamesProps = { look: string; names: readonly string[]; text: (shown: string) => ReactNode };

function Names({ look, names, text }: NamesProps) {
  const { i18n } = useLingui();
  if (names.length === 0) return null;
  const more = names.length - maxShown;
  return (
    <span className={`Badge ${look}`} title={names.join(', ')}>
      {text(new Intl.ListFormat(i18n.locale).format(names.slice(0, maxShown)))}
      {more > 0 && (
        <>
          {' '}
          <Plural value={more} one="and # more" other="and # more" />
        </>
      )}
    </span>
  );
}
