import { startsWith } from '../../editor/document/operations.ts';
import type { Path } from '../../editor/document/parse-document.ts';
import { type Form, lockable } from '../../editor/form/form-context.ts';
import { useFindings } from '../../editor/state/use-findings.ts';
import { useLanguage } from '../../language/use-language.ts';
import type { useOpenSite } from './use-open-site.ts';

/** A form of the document, for fields of the schema outside of the editor: each shows what the check finds at its value. */
export function useDocumentForm(site: ReturnType<typeof useOpenSite>): Form {
  const { data, editor, languages, isReadOnly, isBroken } = site;
  const language = useLanguage();
  const { findings } = useFindings();
  const form: Form = {
    schema: data.schema,
    setValue: editor.setValue,
    languages,
    findingsAt: (path: Path) =>
      findings
        .filter((finding) => finding.path.length === path.length && startsWith(finding.path, path))
        .map(({ level, message, remedy }) => ({
          level,
          text: [message[language], remedy?.[language]].filter(Boolean).join('. '),
        })),
  };
  return lockable(form, isReadOnly || isBroken);
}
