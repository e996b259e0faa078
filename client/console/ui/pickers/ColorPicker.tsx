import { useLingui } from '@lingui/react/macro';
import { Dialog, DialogTrigger, Popover, Button as SwatchButton } from 'react-aria-components';
import { useTokenNames } from '../../editor/schema/use-token-names.ts';
import { lazyPart } from '../lazy-part.tsx';
import { TextField } from '../TextField.tsx';
import { colorsFor, tokenOf } from './token-colors.ts';
import { useTokenColors } from './use-token-colors.ts';

// Mixing colors takes 15 kB that most visits to the editor do not need.
const ColorChoices = lazyPart(() => import('./ColorChoices.tsx').then((module) => module.ColorChoices), {
  rows: 4,
});

type Props = {
  /** A CSS color, or `var(--color-…)`. Any text stays as it is. */
  value: string;
  onChange: (value: string) => void;
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** The token whose color it is: it is not offered for itself. */
  own?: string;
  /** How it looks, if the text does not tell. */
  hex?: string | undefined;
  /** Whether a color of the theme is written as a reference, or as the color that it is now. */
  tokens?: 'reference' | 'hex';
};

/** How a color is written, in every language. */
const example = '#7a5c45';

/** A color: typed, of the theme, or mixed. */
export function ColorPicker(props: Props) {
  const { value, onChange, label, help, error, own, hex, tokens = 'reference' } = props;
  const { t } = useLingui();
  const colors = useTokenColors();
  const nameOf = useTokenNames();
  const token = tokenOf(value, colors);
  const shown = hex ?? token?.color ?? (value.includes('var(') ? 'transparent' : value);
  return (
    <div className="ColorPicker">
      <TextField
        label={label}
        error={error}
        help={token ? t`Theme color: ${nameOf(token.token).title}` : help}
        value={value}
        onChange={onChange}
        placeholder={example}
        spellCheck="false"
      />
      <DialogTrigger>
        <SwatchButton className="Button ColorPicker-swatch" aria-label={t`Pick a color: ${label}`}>
          <span style={{ background: shown }} />
        </SwatchButton>
        <Popover className="Popover ColorPicker-popover" placement="bottom end">
          <Dialog className="ColorPicker-dialog" aria-label={label}>
            <ColorChoices
              colors={own === undefined ? colors : colorsFor(own, colors)}
              value={shown}
              chosen={token?.token}
              onMix={onChange}
              onToken={({ reference, color }) => onChange(tokens === 'reference' ? reference : color)}
            />
          </Dialog>
        </Popover>
      </DialogTrigger>
    </div>
  );
}
