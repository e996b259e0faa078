import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';

/**
 * Any value as JSON. The text stays in the field until it is valid.
 * @param isUnexpected whether the field has a control that does not fit the value
 */
export function JsonField({
  path,
  value,
  title,
  shape,
  isUnexpected = false,
}: ControlProps & { isUnexpected?: boolean }) {
  const { t } = useLingui();
  const { setValue } = useForm();
  const [draft, setDraft] = useState<{ text: string; of: string }>();
  const written = value === undefined ? '' : JSON.stringify(value, null, 2);
  // The value was changed elsewhere, for example by undo: discard the text typed before.
  const text = draft?.of === written ? draft.text : written;
  const isInvalid = text.trim() !== '' && parsed(text) === undefined;
  return (
    <div className="Field">
      <TextField
        label={title}
        help={shape.help}
        isLong
        rows={Math.min(8, Math.max(2, text.split('\n').length))}
        spellCheck="false"
        value={text}
        error={isInvalid ? t`Not valid JSON yet` : undefined}
        onChange={(next) => {
          const json = parsed(next);
          setDraft({ text: next, of: json === undefined ? written : JSON.stringify(json.value, null, 2) });
          if (json) setValue(path, json.value);
        }}
      />
      {isUnexpected && (
        <p className="FieldFinding FieldFinding--warning">
          <Trans>This field does not take this value, so it is shown as it is written.</Trans>
        </p>
      )}
      {value !== undefined && (
        <Button kind="quiet" onPress={() => setValue(path, undefined)}>
          <Trans>Remove the value</Trans>
        </Button>
      )}
    </div>
  );
}

function parsed(text: string) {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
