import { useLingui } from '@lingui/react/macro';
import { Select } from '../../ui/Select.tsx';
import { familyOf, fontChoices } from './font-choices.ts';

type Props = {
  token: string;
  title: string;
  help: string | undefined;
  value: string;
  tokens: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
};

/** A font of those that the template loads. Another one that the document names stays, and is listed too. */
export function FontToken({ token, title, help, value, tokens, onChange }: Props) {
  const { t } = useLingui();
  const choices = fontChoices(token, tokens);
  const family = familyOf(value, tokens);
  const known = choices.find((choice) => choice.family === family);
  const own = { id: value, name: t`${family} (not of the template: it may not load)` };
  return (
    <div className="Field">
      <Select
        label={title}
        options={[
          ...choices.map((choice) => ({ id: choice.value, name: choice.family })),
          ...(known ? [] : [own]),
        ]}
        value={known?.value ?? value}
        onChange={onChange}
      />
      {help && <p className="Field-help">{help}</p>}
    </div>
  );
}
