import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { hasRole } from '#schemas/operator/roles.ts';
import { screenOf } from '../../findings/place.ts';
import { usePartner } from '../../screens/partner/use-partner.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { openPlaceAtom } from '../panes/pane-atoms.ts';
import { codeAtom } from '../state/document-atoms.ts';
import { useFindingsWithState } from '../state/use-findings.ts';
import { useFix } from '../state/use-fix.ts';
import { CheckFailure } from './CheckFailure.tsx';

const FindingList = lazyPart(() => import('./FindingList.tsx').then((module) => module.FindingList), {
  rows: 4,
  isAhead: true,
});

/** The dialog has a name of its own; the box around it, which has no role, must not be named by the button. */
const unnamed = { 'aria-labelledby': '' };

/** The number of errors and warnings. It opens their list, which links to each place. */
export function CheckButton() {
  const { t } = useLingui();
  const { findings, checked, isChecking, failure } = useFindingsWithState();
  const fixing = useFix(checked);
  const { partner } = usePartner();
  const isReadOnly = !partner || !hasRole(partner.role, 'editor');
  const openPlace = useSetAtom(openPlaceAtom);
  const code = useAtomValue(codeAtom);
  const navigate = useNavigate();
  const errors = findings.filter(({ level }) => level === 'error').length;
  const shown = findings.filter(({ level }) => level !== 'note').length;
  const badge = failure || errors > 0 ? 'Badge--danger' : shown > 0 ? 'Badge--accent' : '';
  return (
    <DialogTrigger>
      <Button>
        <Trans>Check</Trans>
        <span className={`Badge ${badge}`}>
          {failure ? (
            <Trans>not checked</Trans>
          ) : isChecking && shown === 0 ? (
            '…'
          ) : shown === 0 ? (
            <Trans>fine</Trans>
          ) : errors > 0 ? (
            <Plural value={errors} one="# error" other="# errors" />
          ) : (
            <Plural value={shown} one="# warning" other="# warnings" />
          )}
        </span>
      </Button>
      <Popover className="Popover Findings-popover" placement="bottom end" {...unnamed}>
        <Dialog className="Findings-dialog" aria-label={t`What the check found`}>
          {({ close }) =>
            failure ? (
              <CheckFailure {...failure} isChecking={isChecking} />
            ) : findings.length === 0 ? (
              <p>
                <Trans>Everything is fine.</Trans>
              </p>
            ) : (
              <FindingList
                findings={findings}
                onChoose={({ path }) => {
                  openPlace(path);
                  void navigate(`/partners/${encodeURIComponent(code)}/${screenOf({ path })}`);
                  close();
                }}
                {...(!isReadOnly && { fixing })}
              />
            )
          }
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
