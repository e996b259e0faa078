import type { LanguageCode } from '#schemas/language-codes.ts';
import type { Finding } from '#schemas/operator/finding.ts';
import { useLanguage } from '../../language/use-language.ts';
import { applyEdits } from '../document/apply-edits.ts';
import { followNode } from '../document/follow-node.ts';
import { startsWith } from '../document/operations.ts';
import { type Json, jsonAt, type Path } from '../document/parse-document.ts';
import type { FieldFinding, Form } from '../form/form-context.ts';
import type { EditorData } from '../schema/use-editor-data.ts';
import { useDocument } from '../state/use-document.ts';
import { useBaseDocument } from './use-base-document.ts';

type Options = {
  data: EditorData;
  /** The last document that could be read. */
  document: Json | undefined;
  findings: readonly Finding[];
  /** Of the site; the main one is first. */
  languages: readonly LanguageCode[];
  timeZone: string;
  selection: Path | null;
  isReadOnly: boolean;
};

/** The form of the editor: each field shows what the check finds at its value, with the edit that solves it. */
export function useEditorForm(options: Options): Form {
  const { data, document, findings, languages, timeZone, selection, isReadOnly } = options;
  const language = useLanguage();
  const { text, setValue, replaceText } = useDocument();
  const base = useBaseDocument();
  return {
    ...{ schema: data.schema, setValue, languages, timeZone, document },
    focus: selection,
    before: (path) => {
      const at = followNode(document, base, path);
      return at ? jsonAt(base, at) : undefined;
    },
    findingsAt: (path: Path): FieldFinding[] =>
      findings
        .filter((finding) => finding.path.length === path.length && startsWith(finding.path, path))
        .map(({ level, message, remedy, fix }) => ({
          level,
          fix: fix && !isReadOnly ? () => replaceText(applyEdits(text, fix)) : undefined,
          text: [message[language], remedy?.[language]].filter(Boolean).join('. '),
        })),
  };
}
