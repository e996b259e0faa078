import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Json } from '#schemas/json.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { PageExplanation } from '#schemas/operator/preview.ts';
import { Button } from '../../ui/Button.tsx';
import { objectOf } from '../document/json-object.ts';
import { jsonAt, type Path } from '../document/parse-document.ts';
import { FormContext, useForm } from '../form/form-context.ts';
import { ObjectFields } from '../form/ObjectFields.tsx';
import { resolved } from '../schema/json-schema.ts';
import { fieldsOf } from '../schema/shape.ts';
import type { Origin } from '../tree/page-tree.ts';

/** Properties that the tree shows or that are rarely needed: they are edited as JSON. */
const elsewhere = new Set(['sections', 'slots', 'sources', 'until']);

type Props = {
  page: string;
  origin: Origin;
  document: Json | undefined;
  onCustomize: () => void;
  /** Takes the template's page again; undefined if it has none. */
  onReset: (() => void) | undefined;
  /** The page as it is shown; undefined before it is. */
  explanation: PageExplanation | undefined;
  /** Where the page comes from, and what it shows. */
  children: ReactNode;
};

/** The head of a page: how it appears in search results and browser tabs. */
export function PageForm(props: Props) {
  const { page, origin, document, onCustomize, onReset, explanation, children } = props;
  const form = useForm();
  const { schema } = form;
  const path = ['pages', page];
  const written = jsonAt(document, path);
  const own = objectOf(written);
  const shown = Object.fromEntries(Object.entries(own).filter(([key]) => !elsewhere.has(key)));
  const fields = fieldsOf(resolved(schema, schema.$defs?.Page)).filter(({ name }) => !elsewhere.has(name));
  return (
    <div className="Form">
      <header className="Form-head">
        <h2>
          <Trans>Page</Trans> <code>{page}</code>
        </h2>
        <p className="Field-help">
          <Trans>Choose a block in the page or in the list to change it.</Trans>
        </p>
      </header>
      {origin === 'template' ? (
        <div className="Form-template">
          <p>
            <Trans>This page comes from the template. Customize it to change it; nothing else changes.</Trans>
          </p>
          <Button kind="primary" onPress={onCustomize}>
            <Trans>Customize this page</Trans>
          </Button>
        </div>
      ) : (
        <>
          <FormContext value={{ ...form, fallback: (at, language) => headText(explanation, at, language) }}>
            <ObjectFields fields={fields} path={path} value={shown} />
          </FormContext>
          {onReset && (
            <Button kind="danger" onPress={onReset}>
              <Trans>Use the template’s page again</Trans>
            </Button>
          )}
        </>
      )}
      {children}
    </div>
  );
}

/** The text of the head that the page has now, if the path is one of it and the preview shows that page and language. */
function headText(
  shown: PageExplanation | undefined,
  [, page, name]: Path,
  language: LanguageCode,
): string | undefined {
  if (shown?.page !== page || shown?.language !== language) return undefined;
  return name === 'title' || name === 'description' ? shown.head[name] : undefined;
}
