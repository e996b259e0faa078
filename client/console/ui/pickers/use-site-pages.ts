import { useMemo, useState } from 'react';
import type { Json } from '#schemas/json.ts';
import { pageLabels } from '#schemas/layout/page-labels.ts';
import { jsonAt } from '../../editor/document/parse-document.ts';
import { useEditorData } from '../../editor/schema/use-editor-data.ts';
import { useDocument } from '../../editor/state/use-document.ts';
import { pageTitle } from '../../editor/tree/page-title.ts';
import { pageKeys, writtenPage } from '../../editor/tree/page-tree.ts';
import { useLanguage } from '../../language/use-language.ts';
import { usePartner } from '../../screens/partner/use-partner.ts';

export type SitePage = { key: string; title: string; isOwn: boolean };

/** The pages of the open document and its template, with the titles that operators know. Needs a `SiteSession`. */
export function useSitePages(): SitePage[] {
  const { value } = useDocument();
  // While the JSON has a syntax error, the last document that could be read stays.
  const [document, setDocument] = useState(value);
  if (value !== undefined && value !== document) setDocument(value);
  const { partner } = usePartner();
  const { data } = useEditorData();
  const language = useLanguage();
  const byDefault = partner?.templateCode ?? '';
  const mainLanguage = partner?.mainLanguage ?? 'ko';
  return useMemo(() => {
    const named = jsonAt(document, ['template']);
    const template = data?.templates[typeof named === 'string' ? named : byDefault] as Json | undefined;
    return pageKeys(document, template).map(({ key, origin }) => ({
      key,
      title:
        pageTitle(document, writtenPage(document, template, key).page.title, key, mainLanguage) ??
        pageLabels[key]?.[language][0] ??
        key,
      isOwn: origin === 'document',
    }));
  }, [document, data, byDefault, language, mainLanguage]);
}
