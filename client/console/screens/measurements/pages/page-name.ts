import { pageLabels } from '#schemas/layout/page-labels.ts';
import type { OperatorLanguage } from '#schemas/operator/finding.ts';

/** What operators call a kind of page; pages of their own by their path. */
export const pageName = (pageKey: string, language: OperatorLanguage): string =>
  pageLabels[pageKey]?.[language][0] ?? pageKey;
