import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useNavigate, useParams } from 'react-router';
import type { Operator } from '#schemas/operator/session-calls.ts';
import { signOut } from '../api/session.ts';
import { tourAtom } from '../tour/tour-atoms.ts';
import { Button } from '../ui/Button.tsx';
import { useErrorText } from '../ui/error-text.ts';
import { Icon } from '../ui/Icon.tsx';
import { showToast } from '../ui/toasts.tsx';

/** The signed-in operator's menu: account, tour and sign-out. */
export function AccountMenu({ operator }: { operator: Operator }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { code } = useParams();
  const showTour = useSetAtom(tourAtom);
  const errorText = useErrorText();
  const leave = () =>
    signOut(false).then(
      (isDone) => isDone && navigate('/sign-in'),
      (error: unknown) => showToast(errorText(error)),
    );
  return (
    <MenuTrigger>
      <Button kind="quiet" aria-label={t`Account of ${operator.name}`}>
        {operator.name} <Icon name="chevron-down" />
      </Button>
      <Popover className="Popover" placement="bottom end">
        <Menu className="Options">
          <MenuItem className="Option" onAction={() => void navigate('/account')}>
            <Trans>Your account</Trans>
          </MenuItem>
          {code && (
            <MenuItem
              className="Option"
              onAction={() => {
                showTour(true);
                void navigate(`/partners/${code}/site`);
              }}
            >
              <Trans>Tour of the editor</Trans>
            </MenuItem>
          )}
          <MenuItem className="Option" onAction={() => void leave()}>
            <Trans>Sign out</Trans>
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
