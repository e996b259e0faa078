import type { OperatorCallName } from '#schemas/operator/calls.ts';
import { acceptInvitation, invitation } from './accounts/accept-invitation.ts';
import { createToken, updateAccount } from './accounts/account.ts';
import { auditLog } from './accounts/audit-log.ts';
import { currentSession } from './accounts/current-session.ts';
import { invite, withdrawInvitation } from './accounts/invite.ts';
import { changeRole, members, removeMember } from './accounts/members.ts';
import { partners } from './accounts/partners.ts';
import { signIn, signOut } from './accounts/sign-in.ts';
import type { HandlersOf } from './context/handler.ts';
import { documentHandlers } from './documents/index.ts';
import { previewToken } from './documents/preview-token.ts';
import { facts } from './facts/facts.ts';
import { answerArticle, inboxArticles, moderateArticle } from './inbox/articles.ts';
import { answerInquiry, eraseInquiry, inboxInquiries } from './inbox/inquiries.ts';
import { confirmReservation, inboxReservations } from './inbox/reservations.ts';
import { policyReports } from './measurements/policy-reports.ts';
import { webVitals } from './measurements/web-vitals.ts';
import { deleteMedia, media, mediaUses, uploadMedia } from './media/media.ts';

/** The handler of each call in `schemas/operator/calls.ts`. */
export const operatorHandlers: HandlersOf<OperatorCallName> = {
  signIn,
  currentSession,
  signOut,
  updateAccount,
  createToken,
  invitation,
  acceptInvitation,
  partners,
  members,
  invite,
  withdrawInvitation,
  changeRole,
  removeMember,
  auditLog,
  ...documentHandlers,
  previewToken,
  inboxArticles,
  answerArticle,
  moderateArticle,
  inboxInquiries,
  answerInquiry,
  eraseInquiry,
  inboxReservations,
  confirmReservation,
  facts,
  media,
  mediaUses,
  uploadMedia,
  deleteMedia,
  policyReports,
  webVitals,
};
