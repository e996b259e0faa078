import type { TitlePlaceholder } from '#schemas/layout/title-patterns.ts';

type TitleValues = Partial<Record<TitlePlaceholder, string>>;

/** Separates the parts of a pattern. Tried once per run of spaces: the time grows with the length alone. */
const separator = /((?<!\s)\s+[|·/–—-]\s+)/;

/**
 * Fills the placeholders of a pattern, such as `{title} - {board} | {clinic}`. A part whose placeholder is empty or unknown
 * is left out with its separator, so that no title begins or ends with one.
 */
export function fillTitle(pattern: string, values: TitleValues): string {
  const [first = '', ...rest] = pattern.trim().split(separator);
  let title = fillPart(first, values) ?? '';
  for (let index = 0; index < rest.length; index += 2) {
    const part = fillPart(rest[index + 1] ?? '', values);
    if (part) title = title ? title + rest[index] + part : part;
  }
  return title.trim();
}

/** @returns undefined where a placeholder is empty */
function fillPart(part: string, values: TitleValues): string | undefined {
  let isWhole = true;
  const filled = part.replace(/\{(\w*)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name as TitlePlaceholder] : undefined;
    if (!value) isWhole = false;
    return value ?? '';
  });
  return isWhole ? filled : undefined;
}
