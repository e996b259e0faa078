import { useRef } from 'react';
import { useOutletContext } from 'react-router';
import type { Json } from '#schemas/json.ts';
import { type LanguageCode, languageCodes } from '#schemas/language-codes.ts';
import { hasRole } from '#schemas/operator/roles.ts';
import { objectOf } from '../../editor/document/json-object.ts';
import type { EditorData } from '../../editor/schema/use-editor-data.ts';
import { useDocument } from '../../editor/state/use-document.ts';
import type { PartnerRow } from '../partner/use-partner.ts';

/** The context that `DocumentFrame` provides to its screens. */
export type OpenSite = { partner: PartnerRow; data: EditorData };

/** The open site: its document as it is now, its clinic, and what editors offer. */
export function useOpenSite() {
  const { partner, data } = useOutletContext<OpenSite>();
  const editor = useDocument();
  // While the JSON has a syntax error, the last document that could be read stays.
  const last = useRef<Json>({});
  if (editor.value !== undefined) last.current = editor.value;
  const document = last.current;
  const templateCode = templateCodeOf(document, partner.templateCode);
  const template = data.templates[templateCode];
  return {
    partner,
    data,
    editor,
    document,
    templateCode,
    template,
    code: partner.code,
    origin: new URL(partner.origin).origin,
    /** The main one first. */
    languages: languagesOf(partner),
    isReadOnly: !hasRole(partner.role, 'editor'),
    /** Whether the JSON has a syntax error: edits by path then change nothing. */
    isBroken: editor.value === undefined,
  };
}

/** The languages of a site, the main one first. */
export function languagesOf({ mainLanguage, languages }: PartnerRow): LanguageCode[] {
  const others = languages.filter((code) => code !== mainLanguage);
  return [mainLanguage, ...others].flatMap(known);
}

const known = (code: string): LanguageCode[] => languageCodes.flatMap((one) => (one === code ? [one] : []));

/** The template that a document names, else the configured one. */
function templateCodeOf(document: Json | undefined, byDefault: string): string {
  const named = objectOf(document).template;
  return typeof named === 'string' ? named : byDefault;
}
