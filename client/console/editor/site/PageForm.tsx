import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { type Json, jsonAt } from '../document/parse-document.ts';
import { useForm } from '../form/form-context.ts';
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
  /** Where the page comes from, and what it shows. */
  children: ReactNode;
};

/** The head of a page: how it appears in search results and browser tabs. */
export function PageForm({ page, origin, document, onCustomize, onReset, children }: Props) {
  const { schema } = useForm();
  const path = ['pages', page];
  const written = jsonAt(document, path);
  const own = typeof written === 'object' && written !== null && !Array.isArray(written) ? written : {};
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
          <ObjectFields fields={fields} path={path} value={shown} />
          {onReset && (
            <Button kind="danger" onPress={onReset}>
              <Trans>Take the template’s page again</Trans>
            </Button>
          )}
        </>
      )}
      {children}
    </div>
  );
}
