import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Form } from 'react-aria-components';
import { parseSafeUrl } from '#schemas/safe-url.ts';
import { Button } from '../Button.tsx';
import { Select } from '../Select.tsx';
import { TextField } from '../TextField.tsx';

type Kind = 'web' | 'tel' | 'mailto';

const beginnings: Record<Kind, string> = { web: '', tel: 'tel:', mailto: 'mailto:' };
/** URLs look alike in every language. */
const examples: Record<Kind, string> = {
  web: 'https://example.com',
  tel: '02-123-4567',
  mailto: 'clinic@example.com',
};

const kindOf = (value: string): Kind =>
  value.startsWith('tel:') ? 'tel' : value.startsWith('mailto:') ? 'mailto' : 'web';

/** A URL, a phone number or an email address. */
export function OtherAddress({ value, onChoose }: { value: string; onChoose: (address: string) => void }) {
  const { t } = useLingui();
  const [kind, setKind] = useState<Kind>(kindOf(value));
  const [text, setText] = useState(
    value.startsWith('/') ? '' : value.slice(beginnings[kindOf(value)].length),
  );
  const address = addressOf(kind, text.trim());
  return (
    <Form
      className="Picker-other"
      onSubmit={(event) => {
        event.preventDefault();
        // The form of the screen behind must not be sent too.
        event.stopPropagation();
        if (address !== undefined) onChoose(address);
      }}
    >
      <Select
        label={t`What`}
        options={[
          { id: 'web', name: t`Web address` },
          { id: 'tel', name: t`Phone number` },
          { id: 'mailto', name: t`Email address` },
        ]}
        value={kind}
        onChange={setKind}
      />
      <TextField
        label={t`Address or number`}
        value={text}
        onChange={setText}
        placeholder={examples[kind]}
        error={text.trim() !== '' && address === undefined ? t`This cannot be a link yet.` : undefined}
      />
      <div className="Dialog-buttons">
        <Button type="submit" kind="primary" isDisabled={address === undefined}>
          <Trans>Use</Trans>
        </Button>
      </div>
    </Form>
  );
}

/** @returns undefined while it is no link */
function addressOf(kind: Kind, text: string): string | undefined {
  if (text === '') return undefined;
  const written = kind === 'web' && !/^[a-z][a-z\d+.-]*:/i.test(text) ? `https://${text}` : text;
  return parseSafeUrl(beginnings[kind] + (kind === 'tel' ? written.replaceAll(' ', '') : written))?.href;
}
