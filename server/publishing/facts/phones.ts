/** A phone number in a text, with its digits. */
type Phone = { written: string; digits: string };

/** Numbers of Korea and Japan: with area code, mobile, toll-free, or international with +81 or +82. */
const phone =
  /(?<![\d-])(?:\+8[12][\s.-]?(?:\(0\)[\s.-]?)?\d{1,3}[\s.-]?\d{3,4}[\s.-]?\d{4}|(?:\(0\d{1,4}\)|0\d{1,4})[\s.-]\d{2,4}[\s.-]\d{3,4}|0(?:2|[3-6]\d|10|11|16|17|18|19|50\d|70|80|120)\d{7,8}|1[568]\d{2}[\s-]\d{4})(?![\d-])/g;

/** The phone numbers in a text, in order. */
export const phonesIn = (text: string): Phone[] =>
  [...text.matchAll(phone)].map(([written]) => ({
    written: written.trim(),
    digits: nationalDigits(written),
  }));

/** The digits of a number as dialed in its own country: `+82-2-555-0101` and `02 555 0101` are the same. */
export const nationalDigits = (written: string): string =>
  written
    .replace(/\(0\)/, '')
    .replace(/^\+8[12][\s.-]?/, '0')
    .replace(/\D/g, '');
