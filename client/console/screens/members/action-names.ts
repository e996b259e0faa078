import { useLingui } from '@lingui/react/macro';
import type { OperatorCallName } from '#schemas/operator/calls.ts';

/** The names of the actions in the log. Others are shown by the name of their call. */
export function useActionNames(): Partial<Record<string, string>> {
  const { t } = useLingui();
  return {
    publish: t`Published a document`,
    rollback: t`Restored an earlier revision`,
    cancelSchedule: t`Cancelled a scheduled publication`,
    createDraft: t`Began a draft`,
    saveDraft: t`Saved a draft`,
    deleteDraft: t`Deleted a draft`,
    previewToken: t`Made a preview link`,
    answerArticle: t`Answered an article`,
    moderateArticle: t`Pinned, hid or showed an article`,
    answerInquiry: t`Recorded the answer to an inquiry`,
    eraseInquiry: t`Erased an inquiry`,
    confirmReservation: t`Confirmed a reservation or took it back`,
    uploadMedia: t`Uploaded a picture`,
    deleteMedia: t`Deleted a picture`,
    createPopup: t`Added a popup`,
    savePopup: t`Changed a popup`,
    deletePopup: t`Deleted a popup`,
    orderPopups: t`Changed the order of popups`,
    saveClinicSettings: t`Changed settings of the clinic`,
    saveSection: t`Saved a section to use it again`,
    deleteSection: t`Deleted a saved section`,
    invite: t`Invited someone`,
    withdrawInvitation: t`Withdrew an invitation`,
    acceptInvitation: t`Accepted an invitation`,
    changeRole: t`Changed a role`,
    removeMember: t`Removed a member`,
  } satisfies Partial<Record<OperatorCallName, string>>;
}

/** What an action was done to, such as `revision 12`, in the operator's language. */
export function useTargetText(): (target: string) => string {
  const { t } = useLingui();
  return (target) => {
    const [, kind, which] = /^(\w+) (.+)$/s.exec(target) ?? [];
    if (kind === 'revision') return t`revision ${which}`;
    if (kind === 'draft') return t`draft ${which}`;
    if (kind === 'article') return t`article ${which}`;
    if (kind === 'inquiry') return t`inquiry ${which}`;
    if (kind === 'reservation') return t`reservation ${which}`;
    if (kind === 'popup') return t`popup ${which}`;
    if (target === 'popups') return t`popups`;
    if (target === 'settings') return t`settings`;
    if (kind === 'section') return t`section ${which}`;
    return kind === 'picture' || kind === 'member' || kind === 'invitation' ? (which ?? target) : target;
  };
}
