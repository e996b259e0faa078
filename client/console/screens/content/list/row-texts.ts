import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { EditableList, EntryRow } from '#schemas/operator/entry-calls.ts';

/** What a row has beside its title: a number of entries in words, all else as the server sends it. */
export function useDetailText(): (list: EditableList, detail: string) => string {
  const { t } = useLingui();
  return (list, detail) => {
    const count = Number(detail);
    if (list === 'categories') return t`${plural(count, { one: '# treatment', other: '# treatments' })}`;
    if (list === 'faqCategories') return t`${plural(count, { one: '# question', other: '# questions' })}`;
    if (detail === '' && (list === 'events' || list === 'exhibitions')) return t`Always`;
    return detail;
  };
}

/** The badges of entries. */
export function useMarkNames(): Record<EntryRow['marks'][number], string> {
  const { t } = useLingui();
  return { pinned: t`Pinned`, secret: t`Secret`, coming: t`Coming`, ended: t`Ended` };
}
