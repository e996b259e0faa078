import type { CustomerBoardRow } from '#schemas/api/notice-customer-boards.ts';

/**
 * Whether an article of a customer board is a notice that the clinic wrote. It awaits no answer, and no visitor edits or
 * deletes it. What a visitor wrote never is one, whether it is pinned or not.
 */
export const isBoardNotice = ({ isNotice, isPrivate }: Pick<CustomerBoardRow, 'isNotice' | 'isPrivate'>) =>
  isNotice && !isPrivate;
