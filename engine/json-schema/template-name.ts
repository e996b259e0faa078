import type { OperatorLanguage } from '#schemas/labeled.ts';
import type { Template } from '#schemas/layout/template.ts';

/** The name of a template in an operator's language; its code if it has none. */
export function templateName(
  code: string,
  { label }: Partial<Pick<Template, 'label'>>,
  language: OperatorLanguage,
): string {
  return (typeof label === 'object' ? label[language] : label) ?? code;
}
