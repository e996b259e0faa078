import { z } from 'zod';
import { localizedText } from '#schemas/primitives.ts';
import { pages } from './page.ts';
import { globalSlots } from './slots.ts';

/** Named default slots and pages. The tokens are next to it in tokens.json. */
export const template = z
  .strictObject({
    $schema: z.string().optional(),
    code: z.string().regex(/^[a-z][a-z0-9-]*$/),
    label: localizedText,
    slots: globalSlots,
    pages,
  })
  .meta({ id: 'Template' });
export type Template = z.infer<typeof template>;
