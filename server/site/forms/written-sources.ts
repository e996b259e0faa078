import type { CallName } from '#schemas/api/calls.ts';
import type { OperatorCallName } from '#schemas/operator/calls.ts';

const articles = ['customer-boards', 'customer-board'] as const;

const written: Partial<Record<CallName | OperatorCallName, readonly string[]>> = {
  customerBoardCreate: articles,
  customerBoardUpdate: articles,
  customerBoardDelete: articles,
  savePopup: ['popups'],
  // Which options event pages list is a setting too.
  saveClinicSettings: ['info', 'product', 'products', 'exhibition-products'],
};

/** Names of the sources whose answers this call changes. */
export const sourcesWrittenBy = (call: CallName | OperatorCallName): readonly string[] => written[call] ?? [];
