import { z } from 'zod';
import { termType } from '../api/term.ts';
import { id, isoDate, localized, localizedHtml } from '../primitives.ts';
import { fileOf } from './common.ts';

/** A version of a term; of each type the newest whose date has come is shown. */
export const termContent = z.strictObject({
  id,
  type: termType,
  title: localized,
  content: localizedHtml,
  effectiveDate: isoDate,
});

export const termsFile = fileOf(termContent);
