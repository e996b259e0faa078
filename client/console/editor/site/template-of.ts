import type { Json } from '#schemas/json.ts';
import type { EditorData } from '../schema/use-editor-data.ts';

/** The template that a document names. @param byDefault the template of a document that names none */
export function templateOf(
  data: EditorData,
  document: Json | undefined,
  byDefault: string,
): Json | undefined {
  const named =
    typeof document === 'object' && document !== null && 'template' in document && document.template;
  return data.templates[typeof named === 'string' ? named : byDefault] as Json | undefined;
}
