import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../ui/TextField.tsx';
import { maxPathLength, type PathProblem } from './page-path.ts';
import { useAddressText } from './use-address-text.ts';

type Props = {
  value: string;
  onChange: (address: string) => void;
  problem: PathProblem | undefined;
  /** URL of the site. */
  origin: string;
  /** Whether a missing URL is a problem yet. */
  isTried: boolean;
  autoFocus?: boolean;
};

/** The URL of a page. Below it stands what visitors open, or at once why it cannot be used. */
export function AddressField({ value, onChange, problem, origin, isTried, autoFocus = false }: Props) {
  const { t } = useLingui();
  const addressText = useAddressText();
  const isShown = problem && (isTried || problem.reason !== 'empty');
  const { host } = new URL(origin);
  return (
    <TextField
      label={t`Address`}
      value={value}
      onChange={onChange}
      error={isShown ? addressText(problem) : undefined}
      help={
        isShown
          ? undefined
          : problem
            ? t`Lowercase letters, digits and hyphens, such as /winter-event.`
            : host + value
      }
      maxLength={maxPathLength}
      autoFocus={autoFocus}
      autoComplete="off"
      spellCheck="false"
      isRequired
      validationBehavior="aria"
    />
  );
}
