import { Trans, useLingui } from '@lingui/react/macro';
import { useContext, useState } from 'react';
import { Form } from 'react-aria-components';
import { Button } from '../../ui/Button.tsx';
import { DialogButtons } from '../../ui/DialogButtons.tsx';
import { Select } from '../../ui/Select.tsx';
import { BlocksContext } from '../tree/row-names.ts';
import { AddressField } from './AddressField.tsx';
import { focusInvalid } from './focus-invalid.ts';
import type { PageDialogProps } from './page-dialog-props.ts';
import { copiedPage, emptyPage, type Title } from './page-operations.ts';
import { freePath, pathForTitle, pathOfText, pathProblem } from './page-path.ts';
import { TitleFields } from './TitleFields.tsx';
import { useMenuPlaces } from './use-menu-places.ts';
import { useStarts } from './use-starts.ts';
import { writtenTitle } from './written-title.ts';

type Props = PageDialogProps & { typed: string | undefined; from: string | undefined };

/** Asks for the titles and the URL of a new page, what it starts with, and its place in the menu. */
export function NewPageForm(props: Props) {
  const { typed = '', from, keys, document, template, languages, origin, changes, onClose } = props;
  const { t } = useLingui();
  const [main = 'ko'] = languages;
  const blocks = useContext(BlocksContext);
  const starts = useStarts(props);
  const places = useMenuPlaces(document, main);
  const isAddress = typed.startsWith('/') || /^[a-z\d-]+$/.test(typed);
  const [title, setTitle] = useState<Title>(() =>
    from === undefined ? { [main]: isAddress ? '' : typed } : writtenTitle(document, template, from, main),
  );
  const [given, setGiven] = useState<string | undefined>(
    from === undefined ? (isAddress ? pathOfText(typed) : undefined) : freePath(from, keys),
  );
  const [start, setStart] = useState(from ?? 'empty');
  const [place, setPlace] = useState('none');
  const [isTried, setTried] = useState(false);
  // Until a URL is typed, it follows the title.
  const address = given ?? freePath(pathForTitle(title.en || title[main] || ''), keys);
  const problem = pathProblem(address, keys);
  const isUntitled = !title[main]?.trim();
  const add = (form: HTMLFormElement) => {
    setTried(true);
    if (problem || isUntitled) return focusInvalid(form);
    const written = Object.fromEntries(
      Object.entries(title).flatMap(([code, text]) => (text.trim() ? [[code, text.trim()]] : [])),
    );
    const page =
      start === 'empty'
        ? emptyPage(written, blocks.get('PageIntro')?.version)
        : copiedPage(document, template, start, written);
    onClose();
    changes.add(address, page, written, places.find(({ id }) => id === place)?.place);
  };
  return (
    <Form
      className="Form-plain"
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        add(event.currentTarget);
      }}
    >
      <TitleFields title={title} languages={languages} isTried={isTried} onChange={setTitle} />
      <AddressField problem={problem} origin={origin} isTried={isTried} value={address} onChange={setGiven} />
      <Select label={t`Start with`} options={starts} value={start} onChange={setStart} />
      <Select label={t`In the menu`} options={places} value={place} onChange={setPlace} />
      <p className="Field-help">
        <Trans>Visitors see the page once the site is published.</Trans>
      </p>
      <DialogButtons onCancel={onClose}>
        <Button kind="primary" type="submit">
          <Trans>Add the page</Trans>
        </Button>
      </DialogButtons>
    </Form>
  );
}
