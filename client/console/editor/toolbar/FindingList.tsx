import { Trans } from '@lingui/react/macro';
import { type Edit, type Finding, findingLevels } from '#schemas/operator/finding.ts';
import { LevelName } from '../../findings/LevelName.tsx';
import { RuleTitle } from '../../findings/RuleTitle.tsx';
import { usePlaceText } from '../../findings/use-place-text.ts';
import { useLanguage } from '../../language/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import type { Fixing } from '../state/use-fix.ts';

type Props = {
  findings: readonly Finding[];
  /** Opens the place of a finding. */
  onChoose?: (finding: Finding) => void;
  /** Solves findings that need no decision. */
  fixing?: Fixing;
};

/** Findings with their remedies, errors first. */
export function FindingList({ findings, onChoose, fixing }: Props) {
  const language = useLanguage();
  const placeText = usePlaceText();
  const sorted = findings.toSorted(
    (one, other) => findingLevels.indexOf(one.level) - findingLevels.indexOf(other.level),
  );
  return (
    <ul className="Findings">
      {sorted.map((finding) => (
        <li
          key={`${finding.rule} ${finding.line} ${finding.column} ${finding.message.en}`}
          className="Findings-one"
        >
          <span className={`Badge ${finding.level === 'error' ? 'Badge--danger' : ''}`}>
            <LevelName level={finding.level} />
          </span>
          <div>
            <p className="Findings-title">
              <RuleTitle finding={finding} />
            </p>
            <p>{finding.message[language]}</p>
            {finding.path.length > 0 && <p className="Findings-place">{placeText(finding)}</p>}
            {finding.remedy && <p className="Findings-remedy">{finding.remedy[language]}</p>}
            {onChoose && (
              <Button kind="quiet" className="Findings-show" onPress={() => onChoose(finding)}>
                <Trans>Show (line {finding.line})</Trans>
              </Button>
            )}
            {fixing && finding.fix && <FixButton {...fixing} edits={finding.fix} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function FixButton({ isReady, fix, edits }: Fixing & { edits: readonly Edit[] }) {
  return (
    <Button className="Findings-fix" isPending={!isReady} onPress={() => fix(edits)}>
      <Trans>Fix it</Trans>
    </Button>
  );
}
