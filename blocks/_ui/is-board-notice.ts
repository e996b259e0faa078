import type { CustomerBoardRow } from '#schemas/api/notice-customer-boards.ts';

/**
 * Whether an article of a customer board is a clinic notice: public, pinned and without an answer. It awaits none, and
 * no visitor edits or deletes it. A pinned article with an answer is a visitor's question.
 */
export const isBoardNotice = ({
  isPinned,
  isAnswered,
  isPrivate,
}: Pick<CustomerBoardRow, 'isPinned' | 'isAnswered' | 'isPrivate'>): boolean =>
  isPinned && !isAnswered && !isPrivate;
