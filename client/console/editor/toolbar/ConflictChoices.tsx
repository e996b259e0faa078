import { Trans } from '@lingui/react/macro';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import type { Conflict } from '#schemas/operator/revisions.ts';
import { useLanguage } from '../../language/use-language.ts';
import type { Choice } from '../draft/resolve-conflicts.ts';

type Props = {
  conflicts: readonly Conflict[];
  choices: readonly (Choice | undefined)[];
  onChoose: (index: number, choice: Choice) => void;
};

/** Both versions of every conflict, side by side. */
export function ConflictChoices({ conflicts, choices, onChoose }: Props) {
  const language = useLanguage();
  return (
    <ul className="Conflicts">
      {conflicts.map((conflict, index) => (
        <li key={JSON.stringify(conflict.path)}>
          <RadioGroup
            className="Conflicts-one"
            value={choices[index] ?? null}
            onChange={(choice) => onChoose(index, choice as Choice)}
          >
            <Label className="Field-label">{conflict.text[language]}</Label>
            <div className="Conflicts-sides">
              <Radio value="mine" className="Conflicts-side">
                <b>
                  <Trans>Keep mine</Trans>
                </b>
                <Shown value={conflict.ours} />
              </Radio>
              <Radio value="theirs" className="Conflicts-side">
                <b>
                  <Trans>Use theirs</Trans>
                </b>
                <Shown value={conflict.theirs} />
              </Radio>
            </div>
          </RadioGroup>
        </li>
      ))}
    </ul>
  );
}

function Shown({ value }: { value: unknown }) {
  if (value === undefined)
    return (
      <i>
        <Trans>removed</Trans>
      </i>
    );
  return (
    <pre className="Conflicts-value">
      {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
    </pre>
  );
}
