import { z } from 'zod';

/** A reusable answer. */
const answerTemplate = z.object({ name: z.string().min(1).max(80), text: z.string().min(1).max(5_000) });
export type AnswerTemplate = z.infer<typeof answerTemplate>;

const storageKey = (code: string) => `maru-answer-templates:${code}`;

/** The templates of a partner that this browser stores, by name. Unreadable ones count as none. */
export function readTemplates(code: string, storage: Storage = localStorage): AnswerTemplate[] {
  try {
    return z.array(answerTemplate).parse(JSON.parse(storage.getItem(storageKey(code)) ?? '[]'));
  } catch {
    return [];
  }
}

/** Stores the templates of a partner. @throws DOMException if the browser has no room */
export function writeTemplates(
  code: string,
  templates: AnswerTemplate[],
  storage: Storage = localStorage,
): void {
  storage.setItem(storageKey(code), JSON.stringify(templates));
}

/** The templates with one more; one of the same name is replaced. */
export function withTemplate(templates: AnswerTemplate[], { name, text }: AnswerTemplate): AnswerTemplate[] {
  return [...templates.filter((one) => one.name !== name), { name, text }].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  );
}
