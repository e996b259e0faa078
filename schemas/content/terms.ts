import { z } from 'zod';
import { termType } from '../api/term.ts';
import { id, isoDate, localized, localizedHtml } from '../primitives.ts';
import { fileOf } from './common.ts';

/** A version of a term. For each type the latest version in effect is shown. */
export const termContent = z.strictObject({
  id,
  type: termType,
  title: localized,
  content: localizedHtml,
  effectiveDate: isoDate,
});

export const termsFile = fileOf(termContent);
