import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../language/use-language.ts';

type Props = {
  languageCode: string;
  phoneNumber?: string | null;
  email?: string | null;
  /** More facts: a name and what is shown for it. Empty ones are left out. */
  more?: [name: string, value: ReactNode][];
};

/** Who sent an entry and how to reach them. */
export function SenderFacts({ languageCode, phoneNumber, email, more = [] }: Props) {
  const { t } = useLingui();
  const language = new Intl.DisplayNames([useLanguage()], { type: 'language' });
  const facts: [string, ReactNode][] = [
    [t`Language`, language.of(languageCode)],
    [t`Phone`, phoneNumber && <a href={telLink(phoneNumber)}>{phoneNumber}</a>],
    [t`Email`, email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>],
    ...more,
  ];
  return (
    <dl className="Inbox-facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** A phone number as a link that calls it. */
const telLink = (phoneNumber: string) => `tel:${phoneNumber.replace(/[^\d+*#]/g, '')}`;
