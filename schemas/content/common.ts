import { z } from 'zod';
import { id, isoDateTime, languageCode } from '../primitives.ts';

/**
 * A picture of the partner. In files it is a name: `treatment-01` means `/files/<partnerCode>/treatment-01.webp`. Operators
 * choose pictures by their address.
 */
export const contentPicture = z
  .string()
  .regex(
    /^([a-z0-9]+(-[a-z0-9]+)*|\/files\/(?!.*(\.\.|\/\/|\\))\S+|https?:\/\/\S+)$/,
    'expected a name such as treatment-01, or /files/…',
  )
  .meta({ format: 'picture' });

/** A picture with words has one image per language. */
export const localizedImage = z.union([contentPicture, z.partialRecord(languageCode, contentPicture)]);

declare module 'zod' {
  interface GlobalMeta {
    /** The list of entries from which a number is chosen: editors show their titles. */
    entries?: string;
  }
}

/** The id of an entry of a list. */
export const entryOf = (list: string) => id.meta({ entries: list });

/** Fields of the content that have a picture, or a list of pictures. */
export const pictureFields: readonly string[] = ['image', 'mobileImage', 'images', 'icon', 'logo'];

/** The path at which the backend serves a picture of the content; an address stays. */
export function contentImagePath(partnerCode: string, picture: string): string {
  return /[/:]/.test(picture) ? picture : `/files/${partnerCode}/${picture}.webp`;
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
