/** A size such as `1.2 MB`, with the decimal sign of a language. */
export function formatBytes(bytes: number, language: string): string {
  const [unit, divisor] =
    bytes < 1_000_000 ? (['kilobyte', 1_000] as const) : (['megabyte', 1_000_000] as const);
  const maximumFractionDigits = bytes < 1_000_000 ? 0 : 1;
  const size = Math.max(bytes / divisor, unit === 'kilobyte' ? 1 : 0);
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits }).format(size);
}
