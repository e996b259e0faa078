import type { z } from 'zod';

/** Invalid content; each line names the file, the path in it and the expected value. */
export class ContentError extends Error {
  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.name = 'ContentError';
  }
}

/**
 * Parses a JSON text with a schema.
 * @param file its name in messages
 * @throws ContentError with a line for every problem: `products.json: rows[3].options[0].price: expected …, got "x"`
 */
export function readJson<T extends z.ZodType>(file: string, text: string, schema: T): z.output<T> {
  const value = parseJson(file, text);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => {
    const given = JSON.stringify(valueAt(value, path))?.slice(0, 80) ?? 'nothing';
    // The given value is appended, so Zod's "received …" would repeat it.
    const wanted = message.replace(/^Invalid input: /, '').replace(/, received \w+$/, '');
    return `${file}: ${pathText(path)}: ${wanted}, got ${given}`;
  });
  throw new ContentError(lines);
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ContentError([`${file}: ${(error as Error).message}`]);
  }
}

/** Formats a path as in JavaScript: `rows[3].name.ko`. */
export function pathText(path: readonly PropertyKey[]): string {
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return text.replace(/^\./, '') || '(whole file)';
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
}
