import { useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#engine/i18n/format.ts';
import { memberOf, type Sentences } from './entry.ts';

/** Sentences about revisions, drafts and saved sections. */
export function useDocumentSentences(timeZone: string): Sentences {
  const { t } = useLingui();
  return {
    publish: ({ who, which, after }) => {
      const at = memberOf(after, 'at');
      if (typeof at !== 'number') return t`${who} published revision ${which}`;
      const time = formatDateTime(new Date(at).toISOString(), timeZone);
      return t`${who} scheduled revision ${which} for ${time}`;
    },
    rollback: ({ who, which, after }) => {
      const from = memberOf(after, 'from');
      return typeof from === 'number' ? t`${who} restored revision ${from} as revision ${which}` : undefined;
    },
    cancelSchedule: ({ who, which }) => t`${who} canceled the scheduled publication of revision ${which}`,
    createDraft: ({ who, which }) => t`${who} began draft ${which}`,
    saveDraft: ({ who, which }) => t`${who} saved draft ${which}`,
    renameDraft: ({ who, which }) => t`${who} renamed draft ${which}`,
    deleteDraft: ({ who, which }) => t`${who} deleted draft ${which}`,
    saveSection: ({ who, after }) => {
      const name = memberOf(after, 'name');
      return typeof name === 'string' ? t`${who} saved the section “${name}” to use it again` : undefined;
    },
    deleteSection: ({ who, before }) => {
      const name = memberOf(before, 'name');
      return typeof name === 'string' ? t`${who} deleted the saved section “${name}”` : undefined;
    },
  };
}
