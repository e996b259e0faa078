import { Trans, useLingui } from '@lingui/react/macro';
import { isCssColor } from '#schemas/layout/css-color.ts';
import { isColorToken } from '#schemas/layout/theme.ts';
import { tokenProblem } from '#schemas/layout/token-problem.ts';
import { Findings } from '../../editor/form/Findings.tsx';
import { useForm } from '../../editor/form/form-context.ts';
import { useTokenNames } from '../../editor/schema/use-token-names.ts';
import { Button } from '../../ui/Button.tsx';
import { ColorPicker } from '../../ui/pickers/ColorPicker.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FontToken } from './FontToken.tsx';
import { TokenContrast } from './TokenContrast.tsx';
import type { Theme } from './use-theme.ts';
import { useTypedText } from './use-typed-text.ts';

/** One token: its value, what the template has, and what the check finds. */
export function TokenField({ token, theme }: { token: string; theme: Theme }) {
  const { t } = useLingui();
  const { findingsAt } = useForm();
  const { title, help } = useTokenNames()(token);
  const { overrides, ofTemplate, set, reset } = theme;
  const own = overrides[token];
  const standard = ofTemplate[token];
  const value = String(own ?? standard ?? '');
  const shared = { title, help, value, onChange: (next: string) => set(token, next) };
  return (
    <div className="TokenField" data-path={JSON.stringify(['theme', token])}>
      {isColorToken(token) ? (
        <ColorToken {...shared} token={token} hex={theme.hexOf(token)} />
      ) : token.startsWith('font.') ? (
        <FontToken {...shared} token={token} tokens={ofTemplate} />
      ) : (
        <PlainToken {...shared} token={token} />
      )}
      {own !== undefined && (
        <p className="TokenField-change">
          <span className="Badge Badge--accent">
            <Trans>Changed</Trans>
          </span>
          {standard === undefined ? (
            <span>
              <Trans>The template has no such value.</Trans>
            </span>
          ) : (
            <span>
              <Trans>
                Template: <code>{standard}</code>
              </Trans>
            </span>
          )}
          <Button
            kind="quiet"
            aria-label={t`Use the template’s value: ${title}`}
            onPress={() => reset(token)}
          >
            <Trans>Use the template’s value</Trans>
          </Button>
        </p>
      )}
      <TokenContrast token={token} theme={theme} />
      <Findings findings={findingsAt(['theme', token])} />
    </div>
  );
}

type PlainProps = {
  token: string;
  title: string;
  help: string | undefined;
  value: string;
  onChange: (value: string) => void;
};

/** A color of the theme, mixed, or as CSS has it. */
function ColorToken({ token, title, help, value, hex, onChange }: PlainProps & { hex: string | undefined }) {
  const { t } = useLingui();
  const { text, isValid, type } = useTypedText(value, isCssColor, onChange);
  return (
    <ColorPicker
      label={title}
      help={help}
      value={text}
      hex={isValid ? hex : undefined}
      own={token}
      onChange={type}
      error={isValid ? undefined : t`Enter a color, such as #7a5c45`}
    />
  );
}

/** A size, a duration or any other value, as CSS has it. */
function PlainToken({ token, title, help, value, onChange }: PlainProps) {
  const { t } = useLingui();
  const { text, isValid, type } = useTypedText(
    value,
    (typed) => tokenProblem(token, typed) === undefined,
    onChange,
  );
  return (
    <TextField
      label={title}
      help={help}
      value={text}
      onChange={type}
      spellCheck="false"
      error={isValid ? undefined : t`Enter a CSS value, such as 12px`}
    />
  );
}
