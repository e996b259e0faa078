/** The value of a stored JSON text; undefined if there is none, or if the text is no JSON. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
