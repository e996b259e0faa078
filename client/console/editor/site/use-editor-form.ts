import { useMemo } from 'react';
import type { Json } from '#schemas/json.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { Finding } from '#schemas/operator/finding.ts';
import { useLanguage } from '../../language/use-language.ts';
import { startsWith } from '../document/operations.ts';
import type { Path } from '../document/parse-document.ts';
import { valuesBefore } from '../document/values-before.ts';
import { useBaseDocument } from '../draft/use-base-document.ts';
import { type FieldFinding, type Form, lockable } from '../form/form-context.ts';
import type { EditorData } from '../schema/use-editor-data.ts';
import { useDocument } from '../state/use-document.ts';
import { useFix } from '../state/use-fix.ts';

type Options = {
  data: EditorData;
  /** The last document that could be read. */
  document: Json | undefined;
  findings: readonly Finding[];
  /** The text that they are of. */
  checked: string | undefined;
  /** The site's languages, main language first. */
  languages: readonly LanguageCode[];
  timeZone: string;
  selection: Path | null;
  isReadOnly: boolean;
};

/** The form of the editor: each field shows what the check finds at its value, with the edit that solves it. */
export function useEditorForm(options: Options): Form {
  const { data, document, findings, checked, languages, timeZone, selection, isReadOnly } = options;
  const language = useLanguage();
  const { setValue } = useDocument();
  const { fix, isReady } = useFix(checked);
  const base = useBaseDocument();
  const before = useMemo(() => valuesBefore(document, base), [document, base]);
  const form: Form = {
    schema: data.schema,
    setValue,
    languages,
    timeZone,
    document,
    focus: selection,
    before,
    findingsAt: (path: Path): FieldFinding[] =>
      findings
        .filter((finding) => finding.path.length === path.length && startsWith(finding.path, path))
        .map(({ level, message, remedy, fix: edits }) => ({
          level,
          fix: edits && !isReadOnly ? { run: () => fix(edits), isReady } : undefined,
          text: [message[language], remedy?.[language]].filter(Boolean).join('. '),
        })),
  };
  return lockable(form, isReadOnly);
}
