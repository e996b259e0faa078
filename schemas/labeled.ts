import type { z } from 'zod';
import { choicesIn, type Titles } from './choice.ts';

/** Title and help text of a field in one language. */
type Words = readonly [title: string, help: string];

/**
 * What operators read at a field. `examples` are values that editors offer: real ones for a clinic, and texts in all
 * four languages. A text is `multiline` if visitors see its line breaks: editors let operators add some.
 */
export type Label = { en: Words; ko: Words; examples?: readonly unknown[]; multiline?: true };

declare module 'zod' {
  interface GlobalMeta {
    /** Title and help text in Korean; `title` and `description` are the English ones. */
    ko?: { title?: string; description: string };
    /** Titles of the values of a closed choice. */
    choices?: Titles;
  }
}

/** A label as metadata of a schema: English as in JSON Schema, Korean under `ko`. */
export const labelMeta = ({ en, ko, examples, multiline }: Label): z.GlobalMeta => ({
  title: en[0],
  description: en[1],
  ko: { title: ko[0], description: ko[1] },
  ...(examples && { examples: [...examples] }),
  ...(multiline && { format: 'multiline' }),
});

/**
 * A field with the title and the help text that operators read in forms, editors and documentation. A label replaces
 * the labels of the parts that the field is made of.
 */
export const labeled = <T extends z.ZodType>(schema: T, label: Label): T => schema.meta(labelMeta(label));

/** A schema of many fields with a text for places where no field has a label: it has no title of its own. */
export const described = <T extends z.ZodType>(schema: T, texts: Record<OperatorLanguage, string>): T =>
  schema.meta({ description: texts.en, ko: { description: texts.ko } });

/** A language of the operators' side: of labels, editors and the console. */
export type OperatorLanguage = 'en' | 'ko';

/** The override of `z.toJSONSchema` that leaves the labels, including the labels of choices, in one language. */
export const labelsIn =
  (language: OperatorLanguage) =>
  ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
    const { ko, choices } = jsonSchema as z.GlobalMeta;
    delete jsonSchema.ko;
    delete jsonSchema.choices;
    if (ko && language === 'ko') Object.assign(jsonSchema, ko);
    if (choices && jsonSchema.enum)
      jsonSchema.enumDescriptions = choicesIn(language, choices, jsonSchema.enum);
  };

/**
 * The label of a field in one language, even if it belongs to a schema within optional or default; undefined without
 * one.
 */
export function labelOf(
  schema: z.ZodType,
  language: OperatorLanguage,
): { title: string; description: string } | undefined {
  const { title, description, ko } = schema.meta() ?? {};
  if (title && description && ko?.title)
    return language === 'ko' ? { title: ko.title, description: ko.description } : { title, description };
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return innerType && labelOf(innerType, language);
}
