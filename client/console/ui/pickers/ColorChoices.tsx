import { Trans, useLingui } from '@lingui/react/macro';
import {
  ColorArea,
  ColorSlider,
  ColorThumb,
  ListBox,
  ListBoxItem,
  ColorPicker as Mixer,
  parseColor,
  SliderTrack,
} from 'react-aria-components';
import { useTokenNames } from '../../editor/schema/use-token-names.ts';
import { chosenKey } from './chosen-key.ts';
import type { TokenColor } from './token-colors.ts';

type Props = {
  colors: readonly TokenColor[];
  /** The present color; one that is no hex color begins at gray. */
  value: string;
  chosen: string | undefined;
  onToken: (token: TokenColor) => void;
  onMix: (hex: string) => void;
};

/** The colors of the theme, and a field in which any other is mixed. */
export function ColorChoices({ colors, value, chosen, onToken, onMix }: Props) {
  const { t } = useLingui();
  const nameOf = useTokenNames();
  return (
    <>
      <h3>
        <Trans>Theme colors</Trans>
      </h3>
      <ListBox
        className="ColorPicker-tokens"
        layout="grid"
        aria-label={t`Theme colors`}
        items={colors.map((one) => ({ id: one.token, ...one }))}
        selectionMode="single"
        escapeKeyBehavior="none"
        selectedKeys={chosen === undefined ? [] : [chosen]}
        onSelectionChange={(keys) => {
          const key = chosenKey(chosen === undefined ? [] : [chosen], keys);
          const token = colors.find((one) => one.token === key);
          if (token) onToken(token);
        }}
        autoFocus
      >
        {({ token, color }) => (
          <ListBoxItem
            className="ColorPicker-token"
            textValue={nameOf(token).title}
            aria-label={`${nameOf(token).title} ${color}`}
            style={{ background: color }}
          />
        )}
      </ListBox>
      <h3>
        <Trans>Any other color</Trans>
      </h3>
      <Mixer value={hsb(value)} onChange={(color) => onMix(color.toString('hex').toLowerCase())}>
        <ColorArea className="ColorPicker-area" colorSpace="hsb" xChannel="saturation" yChannel="brightness">
          <ColorThumb className="ColorPicker-thumb" />
        </ColorArea>
        <ColorSlider className="ColorPicker-hue" colorSpace="hsb" channel="hue">
          <SliderTrack className="ColorPicker-track">
            <ColorThumb className="ColorPicker-thumb" />
          </SliderTrack>
        </ColorSlider>
      </Mixer>
    </>
  );
}

function hsb(value: string) {
  const isHex = /^#([\da-f]{3}|[\da-f]{6})$/i.test(value);
  return parseColor(isHex ? value : '#888888').toFormat('hsb');
}
