const named = new Set(
  `transparent currentcolor
  aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
  cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
  darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
  darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
  firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
  hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
  mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred
  midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
  palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
  rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue
  slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white
  whitesmoke yellow yellowgreen`.split(/\s+/),
);
const spaces = 'srgb|srgb-linear|display-p3|a98-rgb|prophoto-rgb|rec2020|xyz|xyz-d50|xyz-d65';
const method = new RegExp(
  `^in (${spaces}|lab|oklab|((hsl|hwb|lch|oklch)( (shorter|longer|increasing|decreasing) hue)?))$`,
);
const number = /^([+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?(%|deg|grad|rad|turn)?|none)$/;
const percentage = /^\d+(\.\d+)?%$/;
const channels = /^(rgba?|hsla?|hwb|(ok)?lab|(ok)?lch)$/;

/** CSS functions that return a color. */
export const colorFunctions: readonly string[] =
  'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark'.split(' ');

/**
 * Whether a text is a single CSS color: hex, a name, a color function, or `var()`.
 * @param isColor whether a custom property, in lower case, may be a color
 */
export function isCssColor(text: string, isColor: (property: string) => boolean = () => true): boolean {
  const isPart = (part: string) => isCssColor(part, isColor);
  const value = text.trim().toLowerCase();
  if (/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(value)) return true;
  const [, name = '', inner = ''] = /^([a-z-]+)\((.*)\)$/s.exec(value) ?? [];
  if (!name) return named.has(value);
  const parts = split(inner, ',');
  if (name === 'var') return isColor(parts[0] ?? '') && isReference(parts, isPart);
  if (name === 'light-dark') return parts.length === 2 && parts.every(isPart);
  if (name === 'color-mix')
    return (
      parts.length === 3 && method.test(parts[0] ?? '') && parts.slice(1).map(withoutShare).every(isPart)
    );
  if (name === 'color') return new RegExp(`^(${spaces}) `).test(inner.trim()) && hasChannels(inner, 1);
  if (!channels.test(name)) return false;
  if (parts.length > 1) return (parts.length === 3 || parts.length === 4) && parts.every(isChannel);
  const [from, of] = split(inner, ' ');
  return from === 'from' ? isPart(of ?? '') && hasChannels(inner, 2) : hasChannels(inner, 0);
}

/** Whether a text has three channels after `skip` words, and optionally the opacity. */
function hasChannels(inner: string, skip: number): boolean {
  const [main = '', alpha, ...more] = split(inner, '/');
  const words = split(main, ' ').slice(skip);
  return (
    more.length === 0 &&
    words.length === 3 &&
    (skip === 2 ? words.every(isOwnChannel) : words.every(isChannel)) &&
    (alpha === undefined || isChannel(alpha) || (skip === 2 && alpha === 'alpha'))
  );
}

const isChannel = (word: string): boolean =>
  number.test(word) || /^(calc|clamp|min|max)\(.+\)$/.test(word) || isVariable(word);
/** A relative color may use channels of its origin: `oklch(from var(--color-bg) l c h)`. */
const isOwnChannel = (word: string): boolean => isChannel(word) || /^[a-z]$/.test(word);
const isVariable = (word: string): boolean => {
  const inner = /^var\((.*)\)$/.exec(word)?.[1];
  return inner !== undefined && isReference(split(inner, ','), isChannel);
};

/** The arguments of `var()`: a custom property and optionally a fallback. */
const isReference = ([name = '', ...fallback]: string[], isValue: (text: string) => boolean): boolean =>
  /^--[\w-]+$/.test(name) && fallback.length <= 1 && fallback.every(isValue);

/** A color of `color-mix()` without its percentage. */
const withoutShare = (text: string): string =>
  split(text, ' ')
    .filter((word) => !percentage.test(word))
    .join(' ');

/** Splits a text at separators outside brackets. */
function split(text: string, separator: ',' | '/' | ' '): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([,/]) ?/g, '$1')) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}
