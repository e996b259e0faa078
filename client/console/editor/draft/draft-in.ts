/** The draft that the URL names: `?draft=7`. */
export function draftIn(query: URLSearchParams): number | null {
  const text = query.get('draft') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
