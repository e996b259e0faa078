import { useLingui } from '@lingui/react';
import type { OperatorLanguage } from '#schemas/operator/finding.ts';

/** The language of the console, for texts that the API sends in both. */
export const useLanguage = (): OperatorLanguage => useLingui().i18n.locale as OperatorLanguage;
