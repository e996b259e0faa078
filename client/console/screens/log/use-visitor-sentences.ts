import { useLingui } from '@lingui/react/macro';
import { memberOf, type Sentences } from './entry.ts';

/** Sentences about what visitors sent. */
export function useVisitorSentences(): Sentences {
  const { t } = useLingui();
  return {
    answerArticle: ({ who, which }) => t`${who} answered article ${which}`,
    moderateArticle: ({ who, which, before, after }) => {
      const changed = (name: string) =>
        memberOf(before, name) === memberOf(after, name) ? undefined : memberOf(after, name);
      const [isPinned, isHidden] = [changed('isPinned'), changed('isHidden')];
      if (isPinned !== undefined && isHidden !== undefined) return undefined;
      if (isPinned !== undefined)
        return isPinned ? t`${who} pinned article ${which}` : t`${who} unpinned article ${which}`;
      if (isHidden !== undefined)
        return isHidden ? t`${who} hid article ${which}` : t`${who} unhid article ${which}`;
      return undefined;
    },
    eraseArticle: ({ who, which }) => t`${who} erased article ${which}`,
    answerInquiry: ({ who, which }) => t`${who} recorded the answer to inquiry ${which}`,
    eraseInquiry: ({ who, which }) => t`${who} erased inquiry ${which}`,
    eraseAnsweredInquiries: ({ who, before, after }) => {
      const ids = memberOf(before, 'ids');
      const days = memberOf(after, 'days');
      if (!Array.isArray(ids) || typeof days !== 'number') return undefined;
      const count = ids.length;
      return t`${who} erased the inquiries answered ${days} days ago or earlier: ${count}`;
    },
    confirmReservation: ({ who, which, after }) =>
      memberOf(after, 'isConfirmed')
        ? t`${who} confirmed reservation ${which}`
        : t`${who} undid the confirmation of reservation ${which}`,
    eraseReservation: ({ who, which }) => t`${who} erased reservation ${which}`,
    cancelReservation: ({ who, which, after }) =>
      memberOf(after, 'isCanceled')
        ? t`${who} canceled reservation ${which}`
        : t`${who} undid the cancellation of reservation ${which}`,
  };
}
