import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { ContentEntryAnswer, EditableList } from '#schemas/operator/entry-calls.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import type { PartnerRow } from '../../partner/use-partner.ts';
import { ContentPath } from '../ContentPath.tsx';
import { type EntryState, useCameFrom } from '../came-from.ts';
import { listAddress, useListTexts } from '../list-texts.ts';
import { DeleteEntry } from './DeleteEntry.tsx';
import type { Fields } from './entry-issues.ts';
import { pageOfEntry } from './entry-page.ts';
import { titleOfEntry } from './entry-title.ts';

type Props = {
  list: EditableList;
  partner: PartnerRow;
  value: Fields;
  /** Undefined: a new one. */
  saved: ContentEntryAnswer | undefined;
  mayWrite: boolean;
  onDeleted: () => void;
};

/** The name of the entry that is open, the way back, and what can be done with the whole of it. */
export function EntryHead({ list, partner, value, saved, mayWrite, onDeleted }: Props) {
  const { code, origin, mainLanguage } = partner;
  const texts = useListTexts()[list];
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const from = useCameFrom();
  const { state } = useLocation() as { state: EntryState | null };
  const isCreated = state?.isCreated === true;
  useEffect(() => {
    // The form of the new entry is gone, and with it the button that had the focus.
    if (isCreated) heading.current?.focus();
  }, [isCreated]);
  const named = titleOfEntry(value, language, mainLanguage as LanguageCode);
  const title = saved ? named || texts.title : texts.add;
  useTitle(title, partner.name);
  const page = saved && pageOfEntry(list, saved.id, saved.entry as Fields);
  return (
    <div className="Screen-head">
      <header className="ContentHead">
        <ContentPath list={list} />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </header>
      {saved && (
        <div className="Row">
          {page && (
            <a className="Button" href={`${origin}${page}`} target="_blank" rel="noreferrer">
              <Trans>See it on the site</Trans> <Icon name="external" />
            </a>
          )}
          {mayWrite && (
            <>
              <Link
                className="Button"
                to={`${listAddress(code, list, 'new')}?from=${saved.id}`}
                state={{ from } satisfies EntryState}
              >
                <Trans>Duplicate</Trans>
              </Link>
              <DeleteEntry code={code} list={list} saved={saved} title={title} onDeleted={onDeleted} />
            </>
          )}
        </div>
      )}
    </div>
  );
}
