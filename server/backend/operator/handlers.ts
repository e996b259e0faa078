import type { OperatorCallName } from '#schemas/operator/calls.ts';
import { acceptInvitation, invitation } from './accounts/accept-invitation.ts';
import { updateAccount } from './accounts/account.ts';
import { auditLog, instanceAuditLog } from './accounts/audit-log.ts';
import { createToken, revokeToken, tokens } from './accounts/cli-tokens.ts';
import { currentSession } from './accounts/current-session.ts';
import { forgotPassword } from './accounts/forgot-password.ts';
import { invite, withdrawInvitation } from './accounts/invite.ts';
import { changeRole, members, publishers, removeMember } from './accounts/members.ts';
import { partners } from './accounts/partners.ts';
import { passwordReset, resetPassword, setPassword } from './accounts/reset-password.ts';
import { signIn, signOut } from './accounts/sign-in.ts';
import { entryHandlers } from './content/index.ts';
import type { HandlersOf } from './context/handler.ts';
import { documentHandlers } from './documents/index.ts';
import { previewToken } from './documents/preview-token.ts';
import { clinicInfo } from './facts/clinic-info.ts';
import { partnerFacts } from './facts/partner-facts.ts';
import { pickerEntries } from './facts/picker-entries.ts';
import { answerArticle, eraseArticle, inboxArticles, moderateArticle } from './inbox/articles.ts';
import {
  answeredInquiries,
  answerInquiry,
  eraseAnsweredInquiries,
  eraseInquiry,
  inboxInquiries,
} from './inbox/inquiries.ts';
import {
  cancelReservation,
  confirmReservation,
  eraseReservation,
  inboxReservations,
} from './inbox/reservations.ts';
import { policyReports } from './measurements/policy-reports.ts';
import { webVitals } from './measurements/web-vitals.ts';
import { deleteMedia, media, mediaUses, uploadMedia } from './media/media.ts';
import { notificationHandlers } from './notifications/index.ts';
import { popupHandlers } from './popups/index.ts';
import { settingsHandlers } from './settings/index.ts';
import { presence } from './team/presence.ts';
import { deleteSection, savedSections, saveSection } from './team/saved-sections.ts';

/** The handler of each call in `schemas/operator/calls.ts`. */
export const operatorHandlers: HandlersOf<OperatorCallName> = {
  signIn,
  currentSession,
  signOut,
  updateAccount,
  createToken,
  tokens,
  revokeToken,
  invitation,
  acceptInvitation,
  partners,
  members,
  publishers,
  invite,
  withdrawInvitation,
  changeRole,
  removeMember,
  auditLog,
  instanceAuditLog,
  resetPassword,
  passwordReset,
  setPassword,
  forgotPassword,
  ...notificationHandlers,
  ...documentHandlers,
  previewToken,
  inboxArticles,
  answerArticle,
  moderateArticle,
  eraseArticle,
  inboxInquiries,
  answerInquiry,
  eraseInquiry,
  answeredInquiries,
  eraseAnsweredInquiries,
  inboxReservations,
  confirmReservation,
  cancelReservation,
  eraseReservation,
  facts: pickerEntries,
  partnerFacts,
  media,
  mediaUses,
  uploadMedia,
  deleteMedia,
  ...popupHandlers,
  ...entryHandlers,
  ...settingsHandlers,
  clinicInfo,
  savedSections,
  saveSection,
  deleteSection,
  presence,
  policyReports,
  webVitals,
};
