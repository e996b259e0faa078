import { useLingui } from '@lingui/react/macro';
import { pageLabels } from '#schemas/layout/page-labels.ts';
import { useLanguage } from '../../language/use-language.ts';
import { pageTitle } from '../tree/page-title.ts';
import { writtenPage } from '../tree/page-tree.ts';
import type { PageDialogProps } from './page-dialog-props.ts';
import { isCopyable } from './page-operations.ts';

type Options = Pick<PageDialogProps, 'keys' | 'document' | 'template' | 'languages'>;

/** What a new page can start with: its heading alone, or a copy of another page. */
export function useStarts({ keys, document, template, languages }: Options): { id: string; name: string }[] {
  const { t } = useLingui();
  const language = useLanguage();
  const [main = 'ko'] = languages;
  return [
    { id: 'empty', name: t`Only its title` },
    ...keys
      .filter(({ key }) => isCopyable(key))
      .map(({ key }) => {
        const { title } = writtenPage(document, template, key).page;
        const called = pageTitle(document, title, key, main) ?? pageLabels[key]?.[language][0];
        const name = called ? `${called} (${key})` : key;
        return { id: key, name: t`Copy of ${name}` };
      }),
  ];
}
