const number = String.raw`-?(?:\d+(?:\.\d+)?|\.\d+)`;
const length = new RegExp(
  `^(?:0|${number}(?:px|rem|em|ch|ex|lh|rlh|vw|vh|vi|vb|vmin|vmax|svh|lvh|dvh|svw|dvw|cqi|cqw|%|cm|mm|in|pt))$`,
  'i',
);
const computed = /^(?:calc|clamp|min|max)\(.+\)$/is;
const reference = /^var\(--[\w-]+(?:,.*)?\)$/s;

const isLength = (value: string) => length.test(value) || computed.test(value);
const isPlainNumber = (value: string) => new RegExp(`^${number}$`).test(value);

type Kind = { ko: string; en: string; accepts: (value: string) => boolean };

const kinds = {
  length: { ko: '길이(예: 12px, 1.5rem)', en: 'a length such as 12px or 1.5rem', accepts: isLength },
  number: { ko: '단위 없는 수(예: 1.6)', en: 'a number without a unit, such as 1.6', accepts: isPlainNumber },
  integer: { ko: '정수(예: 20)', en: 'an integer such as 20', accepts: (value) => /^-?\d+$/.test(value) },
  weight: {
    ko: '글자 굵기(1~1000)',
    en: 'a font weight from 1 to 1000',
    accepts: (value) => /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= 1000,
  },
  duration: {
    ko: '시간(예: 300ms, 0.3s)',
    en: 'a duration such as 300ms or 0.3s',
    accepts: (value) => /^(?:\d+(?:\.\d+)?|\.\d+)m?s$/i.test(value) || computed.test(value),
  },
  easing: {
    ko: '가속 함수(예: ease-out, cubic-bezier(…))',
    en: 'an easing such as ease-out or cubic-bezier(…)',
    accepts: (value) =>
      /^(?:ease(?:-in|-out|-in-out)?|linear|step-(?:start|end)|(?:cubic-bezier|steps|linear)\(.+\))$/i.test(
        value,
      ),
  },
  shadow: {
    ko: '그림자(예: 0 1px 2px rgb(0 0 0 / 6%)) 또는 none',
    en: 'a shadow such as 0 1px 2px rgb(0 0 0 / 6%), or none',
    accepts: (value) =>
      value === 'none' || /(?:^|[\s,])(?:0|-?[\d.]+[a-z]+)\s+(?:0|-?[\d.]+[a-z]+)/i.test(value),
  },
  family: {
    ko: '글꼴 이름 목록',
    en: 'a list of font families',
    accepts: (value) => !/^[\d.#-]/.test(value) && !/^(?:rgb|hsl|calc|clamp)\(/i.test(value),
  },
} as const satisfies Record<string, Kind>;

/** What each group of tokens is, by the start of its name; colors are checked by their own rule. */
const groups: readonly [RegExp, keyof typeof kinds][] = [
  [/^(?:text|space|section|radius|line|page|footer|header|subnav)\.|^gutter$/, 'length'],
  [/^tracking\./, 'length'],
  [/^leading\./, 'number'],
  [/^weight\./, 'weight'],
  [/^z\./, 'integer'],
  [/^duration(?:-|$|\.)/, 'duration'],
  [/^ease\./, 'easing'],
  [/^shadow\./, 'shadow'],
  [/^font\./, 'family'],
];

/** What a token takes, if its value is of another kind; undefined if it fits or its kind is not known. */
export function wrongKind(name: string, value: string | number): { ko: string; en: string } | undefined {
  const kind = groups.find(([pattern]) => pattern.test(name))?.[1];
  const text = String(value).trim();
  if (!kind || reference.test(text) || kinds[kind].accepts(text)) return undefined;
  return kinds[kind];
}
