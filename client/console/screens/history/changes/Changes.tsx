import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Change } from '#schemas/operator/revisions.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { Button } from '../../../ui/Button.tsx';

/** Changes that are shown at first. */
const few = 20;

const sign = { added: '+', removed: '−', changed: '~', moved: '↕' };

/** Changes as readable sentences. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const language = useLanguage();
  const [isLong, setLong] = useState(false);
  if (changes.length === 0)
    return (
      <p>
        <Trans>No change of the content.</Trans>
      </p>
    );
  const shown = isLong ? changes : changes.slice(0, few);
  const more = changes.length - shown.length;
  return (
    <>
      <ul className="History-diff">
        {shown.map((change, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={place}>
            <span className="History-sign" aria-hidden="true">
              {sign[change.kind]}
            </span>
            {change.text[language]}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button kind="quiet" onPress={() => setLong(true)}>
          <Plural value={more} one="Show # more" other="Show # more" />
        </Button>
      )}
    </>
  );
}
