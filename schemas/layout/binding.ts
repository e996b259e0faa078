import { z } from 'zod';
import { labeled, type OperatorLanguage } from '../labeled.ts';

/**
 * A reference to a fact instead of a copy of it: `{ "$bind": "partner.partnerTel" }`. Roots: `partner`,
 * `marketing`, `config` (facts), `params` and `query` (the route), `page.<alias>` (a source of the page), `clock.today`
 * (the day in the partner's time zone).
 */
export const binding = z
  .strictObject({
    $bind: labeled(z.string().min(1), {
      en: ['Fact', 'Path of the fact that is shown here, such as partner.partnerTel.'],
      ko: ['정보 경로', '여기에 표시할 정보의 경로입니다. 예: partner.partnerTel'],
      examples: ['partner.partnerTel'],
    }),
  })
  .meta({ id: 'Binding' });
export type Binding = z.infer<typeof binding>;

/**
 * A field of a block's data, by value or by reference. The block receives the value, or undefined if the fact is
 * missing.
 */
export const bindable = <T extends z.ZodType>(schema: T) => z.union([schema, binding]);

/** Whether a JSON value is a binding. */
export function isBinding(value: unknown): value is Binding {
  return typeof value === 'object' && value !== null && '$bind' in value;
}

/** What editors report at a path that leads to no fact, for operators. */
export const unknownFact: Readonly<Record<OperatorLanguage, string>> = {
  en: 'There is no fact at this path. Completion lists all of them.',
  ko: '이 경로에는 정보가 없습니다. 자동 완성에서 고르세요.',
};
