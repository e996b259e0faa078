import { z } from 'zod';
import { type id, isoDateTime, languageCode } from '../primitives.ts';

/** `treatment-01` means `/files/<partnerCode>/treatment-01.webp`. */
export const imageName = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a name such as treatment-01');
export type ImageName = z.infer<typeof imageName>;

/** A picture with words has one image per language. */
export const localizedImage = z.union([imageName, z.partialRecord(languageCode, imageName)]);

/** The path at which the backend serves a picture of the content. */
export function contentImagePath(partnerCode: string, name: ImageName): string {
  return `/files/${partnerCode}/${name}.webp`;
}

/** For editors; ignored otherwise. */
export const schemaLine = { $schema: z.string().optional() };

/** Rows whose ids are unique. */
export function rowsOf<T extends z.ZodObject<{ id: typeof id }>>(row: T) {
  return z.array(row).superRefine((rows, context) => {
    const seen = new Set<unknown>();
    rows.forEach((each, index) => {
      if (seen.has(each.id)) {
        context.addIssue({ code: 'custom', message: `id ${each.id} is used twice`, path: [index, 'id'] });
      }
      seen.add(each.id);
    });
  });
}

/** A file that contains only rows. */
export function fileOf<T extends z.ZodObject<{ id: typeof id }>>(row: T) {
  return z.strictObject({ ...schemaLine, rows: rowsOf(row) });
}

/** Either `isAlways`, or `startAt` and `endAt`. */
export const periodFields = {
  isAlways: z.boolean().default(false),
  startAt: isoDateTime.optional(),
  endAt: isoDateTime.optional(),
};

type PeriodInput = { isAlways: boolean; startAt?: string | undefined; endAt?: string | undefined };

/** Refinement of an object with `periodFields`. */
export function hasPeriod({ isAlways, startAt, endAt }: PeriodInput): boolean {
  if (isAlways) return startAt === undefined && endAt === undefined;
  return startAt !== undefined && endAt !== undefined && Date.parse(startAt) < Date.parse(endAt);
}
export const periodMessage = 'expected either "isAlways": true, or "startAt" before "endAt"';
