import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { EditableList } from '#schemas/operator/entry-calls.ts';

/** What a row says beside its title: a number of entries in words, all else as the server says it. */
export function useDetailText(): (list: EditableList, detail: string) => string {
  const { t } = useLingui();
  return (list, detail) => {
    const count = Number(detail);
    if (list === 'categories') return t`${plural(count, { one: '# treatment', other: '# treatments' })}`;
    if (list === 'faqCategories') return t`${plural(count, { one: '# question', other: '# questions' })}`;
    return detail;
  };
}
