/**
 * Which ink is readable on a background: white if it contrasts more than black (WCAG 2.2 relative luminance).
 * @param hex `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; its alpha is ignored.
 */
export function inkOn(hex: string): 'light' | 'dark' {
  const digits = hex.slice(1);
  const size = digits.length < 6 ? 1 : 2;
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((n) => {
    const part = digits.slice(n * size, (n + 1) * size);
    const value = Number.parseInt(size === 1 ? part + part : part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // White has a contrast of 1.05 / (L + 0.05), black of (L + 0.05) / 0.05.
  return 1.05 / (luminance + 0.05) > (luminance + 0.05) / 0.05 ? 'light' : 'dark';
}
