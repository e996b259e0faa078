import type { CallName } from '#schemas/api/calls.ts';

const articles = ['customer-boards', 'customer-board'] as const;

const written: Partial<Record<CallName, readonly string[]>> = {
  customerBoardCreate: articles,
  customerBoardUpdate: articles,
  customerBoardDelete: articles,
};

/** Names of the sources whose answers this call changes. */
export const sourcesWrittenBy = (call: CallName): readonly string[] => written[call] ?? [];
