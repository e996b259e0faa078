/** A stack of fonts to choose, by the family that letters are shown in. */
type FontChoice = { value: string; family: string };

/**
 * The stacks that a font token can have: its template's stacks in the same language. A template loads only its own
 * fonts, so any other family would reach no visitor.
 * @param tokens values of the template's tokens by name
 */
export function fontChoices(token: string, tokens: Readonly<Record<string, string>>): FontChoice[] {
  const [, language = 'default'] = /^font\.\w+-(\w+)$/.exec(token) ?? [];
  const roles = ['body', 'heading', 'display'].flatMap((role) => [
    `font.${role}-${language}`,
    `font.${role}-default`,
  ]);
  const own = tokens[token];
  const values = [
    ...(own === undefined ? [] : [own]),
    ...roles
      .filter((name) => name !== token && tokens[name] !== undefined && !refersTo(name, token, tokens))
      .map((name) => `var(--${name.replaceAll('.', '-')})`),
  ];
  const choices = values.map((value) => ({ value, family: familyOf(value, tokens) }));
  return choices.filter(
    ({ family }, index) => choices.findIndex((other) => other.family === family) === index,
  );
}

/** Whether a token refers to another, directly or indirectly: using it there would be a circle. */
function refersTo(from: string, to: string, tokens: Readonly<Record<string, string>>, depth = 0): boolean {
  const next = referred(tokens[from] ?? '');
  if (next === undefined || depth > 10) return false;
  return next === to || refersTo(next, to, tokens, depth + 1);
}

/** The token that a value is a reference to: `var(--font-body-default)`. */
function referred(value: string): string | undefined {
  const [, property] = /^\s*var\(--(font-[\w-]+)\)\s*$/.exec(value) ?? [];
  return property?.replace('font-', 'font.');
}

/** The first family of a stack, through references. */
export function familyOf(value: string, tokens: Readonly<Record<string, string>>, depth = 0): string {
  const next = referred(value);
  if (next !== undefined && tokens[next] !== undefined && depth < 10)
    return familyOf(tokens[next], tokens, depth + 1);
  return (value.split(',')[0] ?? '').trim().replaceAll(/^["']|["']$/g, '');
}
