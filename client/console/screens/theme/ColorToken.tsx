import { Trans, useLingui } from '@lingui/react/macro';
import {
  ColorArea,
  ColorField,
  ColorPicker,
  ColorSlider,
  ColorSwatch,
  ColorThumb,
  Dialog,
  DialogTrigger,
  Input,
  Label,
  Button as PickerButton,
  Popover,
  parseColor,
  SliderTrack,
} from 'react-aria-components';
import { isCssColor } from '#schemas/layout/css-color.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useTypedText } from './use-typed-text.ts';

type Props = {
  title: string;
  help: string | undefined;
  /** As it is written. */
  value: string;
  /** As it looks; undefined if only a browser can compute it. */
  hex: string | undefined;
  onChange: (value: string) => void;
};

/** A color by its code or any CSS color, or picked. */
export function ColorToken({ title, help, value, hex, onChange }: Props) {
  const { t } = useLingui();
  const { text, isValid, type } = useTypedText(value, isCssColor, onChange);
  const color = parseColor(hex ?? '#888888').toFormat('hsb');
  return (
    <div className="ColorToken">
      <ColorPicker value={color} onChange={(next) => onChange(next.toString('hex'))}>
        <DialogTrigger>
          <PickerButton className="ColorToken-button" aria-label={t`Pick: ${title}`}>
            <ColorSwatch className="ColorToken-swatch" />
          </PickerButton>
          <Popover className="Popover ColorToken-popover" placement="bottom start">
            <Dialog aria-label={title} className="ColorToken-dialog">
              <ColorArea
                className="ColorToken-area"
                colorSpace="hsb"
                xChannel="saturation"
                yChannel="brightness"
              >
                <ColorThumb className="ColorToken-thumb" />
              </ColorArea>
              <ColorSlider className="ColorToken-slider" colorSpace="hsb" channel="hue">
                <Label className="Field-label">
                  <Trans>Hue</Trans>
                </Label>
                <SliderTrack className="ColorToken-track">
                  <ColorThumb className="ColorToken-thumb" />
                </SliderTrack>
              </ColorSlider>
              <ColorField className="Field">
                <Label className="Field-label">
                  <Trans>Hex code</Trans>
                </Label>
                <Input className="Input" />
              </ColorField>
            </Dialog>
          </Popover>
        </DialogTrigger>
      </ColorPicker>
      <TextField
        label={title}
        help={help}
        value={text}
        onChange={type}
        spellCheck="false"
        error={isValid ? undefined : t`Not a color yet, such as #7a5c45`}
      />
    </div>
  );
}
