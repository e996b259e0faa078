/** What a sentence of a guide tells its reader to do or to see. */
export type GuideStep =
  | { do: 'open'; url: string }
  | { do: 'type'; value: string; field: string }
  | { do: 'click'; name: string }
  | { do: 'press'; keys: string }
  | { do: 'see'; text: string; where: 'console' | 'list' | 'page' | 'site'; url?: string };

const forms: [RegExp, (...parts: string[]) => GuideStep][] = [
  [/\bOpen <([^>]+)>/, (url = '') => ({ do: 'open', url })],
  [
    /(`[^`]+`|its address|its password) into \*\*([^*]+)\*\*/,
    (value = '', field = '') => ({
      do: 'type',
      value: value.replaceAll('`', ''),
      field,
    }),
  ],
  [/\b(?:[Cc]lick|[Cc]hoose)(?: the row)? \*\*([^*]+)\*\*/, (name = '') => ({ do: 'click', name })],
  [/\b[Pp]ress `([^`]+)`/, (keys = '') => ({ do: 'press', keys })],
  [
    /\bvisitors see \*\*([^*]+)\*\* at <([^>]+)>/,
    (text = '', url = '') => ({ do: 'see', where: 'site', text, url }),
  ],
  [/\*\*([^*]+)\*\* is chosen in the list/, (text = '') => ({ do: 'see', where: 'list', text })],
  [/\bin the page,? you see \*\*([^*]+)\*\*/i, (text = '') => ({ do: 'see', where: 'page', text })],
  [/\byou see \*\*([^*]+)\*\*/i, (text = '') => ({ do: 'see', where: 'console', text })],
];
const anyForm = new RegExp(forms.map(([{ source }]) => `(?:${source})`).join('|'), 'gi');

/**
 * Reads the steps of a guide in order: every sentence of its numbered lists that names something in bold.
 * @throws Error for a bold name in a numbered list that is part of no known sentence, so that every step is tested
 */
export function readGuide(markdown: string): GuideStep[] {
  const items = [...markdown.matchAll(/^\d+\. (.+(?:\n {3}.+)*)/gm)].map((match) =>
    (match[1] ?? '').replace(/\s+/g, ' '),
  );
  return items.flatMap((item) => {
    const found = [...item.matchAll(anyForm)].map(([text]) => text);
    const left = found.reduce((rest, text) => rest.replace(text, ''), item);
    if (/\*\*|<http/.test(left)) throw new Error(`[guide] Unknown instruction in "${item}".`);
    return found.map(readSentence);
  });
}

function readSentence(text: string): GuideStep {
  for (const [form, step] of forms) {
    const match = form.exec(text);
    if (match?.index === 0) return step(...match.slice(1));
  }
  throw new Error(`[guide] Unknown instruction "${text}".`);
}
