import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Finding } from '#schemas/operator/finding.ts';
import { FindingText } from '../../findings/FindingText.tsx';
import { LevelName } from '../../findings/LevelName.tsx';
import { editorAddress } from '../../findings/place.ts';
import { RuleTitle } from '../../findings/RuleTitle.tsx';
import { usePlaceText } from '../../findings/use-place-text.ts';
import { usePartner } from '../partner/use-partner.ts';
import { groupFindings } from './group-findings.ts';

/** Findings by level and rule, each with the way to its place in the editor. */
export function FindingGroups({ findings }: { findings: readonly Finding[] }) {
  const { t } = useLingui();
  const { code } = usePartner();
  const placeText = usePlaceText();
  return groupFindings(findings).map(({ level, rule, findings: grouped }) => (
    <section key={`${level} ${rule}`} className="Card Checks-group">
      <h2 className="Row">
        <span className={level === 'error' ? 'Badge Badge--danger' : 'Badge'}>
          <LevelName level={level} />
        </span>
        {grouped[0] && <RuleTitle finding={grouped[0]} />}
        <span className="Checks-about">{grouped.length}</span>
      </h2>
      <ul className="Findings">
        {grouped.map((finding) => (
          <li key={`${finding.line}:${finding.column} ${finding.message.en}`}>
            <FindingText finding={finding} />
            <p className="Checks-place">
              <span>{placeText(finding)}</span>
              <Link
                to={editorAddress(code, finding)}
                aria-label={t`Open in the editor: ${placeText(finding)}`}
              >
                <Trans>Open in the editor</Trans>
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
