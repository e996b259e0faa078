/** 1 = 32 px, 2 = 28, 3 = 24, 4 = 22, 5 = 20, 6 = 16, 7 = 15, 8 = 14, 9 = 13, 10 = 12, 11 = 11, 12 = 10, 13 = 18 (a lead paragraph). */
type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
/** Font (display, heading, body), step and weight (regular, medium, semibold, bold), such as `h3b` (SPEC section 9). */
export type TextType = `${'d' | 'h' | 'b'}${Step}${'r' | 'm' | 's' | 'b'}`;
/**
 * `gray_1` is the strongest text, `gray_2` the default, `gray_3` the muted one. All reach AA on the page and on cards.
 */
export type TextColor =
  | 'gray_1'
  | 'gray_2'
  | 'gray_3'
  | 'accent'
  | 'sale'
  | 'danger'
  | 'success'
  | 'inverse'
  | 'inherit';

/** Class names of a text type and color. The default font and weight need none. */
export function textClasses(type: TextType, color: TextColor): string {
  const [, font, step, weight] = /^([dhb])(\d+)([rmsb])$/.exec(type) ?? [];
  const names = ['Ui-text', `Ui-text--${step}`, `Ui-text--${color}`];
  if (font !== 'b') names.push(`Ui-text--font-${font}`);
  if (weight !== 'r') names.push(`Ui-text--weight-${weight}`);
  return names.join(' ');
}
