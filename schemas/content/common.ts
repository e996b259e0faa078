import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { id, isoDateTime, languageCode } from '../primitives.ts';

/**
 * A picture of the partner. In files it is a name: `treatment-01` means `/files/<partnerCode>/treatment-01.webp`.
 * Operators choose pictures by their URL.
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

/** A picture of several. */
export const listedPicture = labeled(contentPicture, {
  en: ['Picture', 'Move it up or down to change the order.'],
  ko: ['이미지', '위아래로 옮겨 순서를 바꿀 수 있습니다.'],
});

declare module 'zod' {
  interface GlobalMeta {
    /** The list of entries from which a number is chosen: editors show their titles. */
    entries?: string;
    /** The field beside it with the treatment of which a number is the place of an option. */
    optionOf?: string;
  }
}

/** The id of an entry of a list. */
export const entryOf = (list: string) => id.meta({ entries: list });

/** Fields of the content that have a picture, or a list of pictures. */
export const pictureFields: readonly string[] = ['image', 'mobileImage', 'images', 'icon', 'logo'];

/** The path at which the backend serves a picture of the content; a URL stays. */
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
  isAlways: labeled(z.boolean().default(false), {
    en: ['Without an end', 'Runs until it is changed or deleted. Then both times stay empty.'],
    ko: ['상시 진행', '바꾸거나 삭제할 때까지 계속됩니다. 이때 시작과 종료는 비워 두세요.'],
  }),
  startAt: labeled(isoDateTime.optional(), {
    en: [
      'Starts',
      'Before this time visitors see it as upcoming, or not at all. Needed unless it has no end.',
    ],
    ko: ['시작', '그전에는 예정으로 표시되거나 보이지 않습니다. 상시 진행이 아니면 꼭 적어 주세요.'],
  }),
  endAt: labeled(isoDateTime.optional(), {
    en: ['Ends', 'After this time it is over for visitors. Needed unless it has no end.'],
    ko: ['종료', '이 시각이 지나면 끝난 것으로 표시됩니다. 상시 진행이 아니면 꼭 적어 주세요.'],
  }),
};

type PeriodInput = { isAlways: boolean; startAt?: string | undefined; endAt?: string | undefined };

/** Refinement of an object with `periodFields`. */
export function hasPeriod({ isAlways, startAt, endAt }: PeriodInput): boolean {
  if (isAlways) return startAt === undefined && endAt === undefined;
  return startAt !== undefined && endAt !== undefined && Date.parse(startAt) < Date.parse(endAt);
}
export const periodMessage = 'expected either "isAlways": true, or "startAt" before "endAt"';
