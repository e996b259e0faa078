import { Trans } from '@lingui/react/macro';
import { LevelName } from '../../findings/LevelName.tsx';
import { Button } from '../../ui/Button.tsx';
import type { FieldFinding } from './form-context.ts';

/** The findings at a value, labeled with text and not only by color. `id` is for the control that they describe. */
export function Findings({ findings, id }: { findings: readonly FieldFinding[]; id?: string }) {
  if (findings.length === 0) return null;
  return (
    <ul id={id} className="FieldFindings">
      {findings.map(({ level, text, fix }) => (
        <li key={`${level} ${text}`} className={`FieldFinding FieldFinding--${level}`}>
          <strong>
            <LevelName level={level} />
          </strong>{' '}
          {text}
          {fix && (
            <Button className="Findings-fix" isPending={!fix.isReady} onPress={fix.run}>
              <Trans>Fix it</Trans>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
