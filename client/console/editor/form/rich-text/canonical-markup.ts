/** Elements whose nesting among each other makes no difference. */
const inline = new Set(['a', 'b', 'strong', 'i', 'em']);

type Token = { text: string; marks?: string };

/**
 * Markup in a canonical form, for comparisons: spaces that are not shown, and the order of elements like `<b><i>`, make
 * no difference. Everything else does, even what visitors do not see.
 */
export function canonicalMarkup(root: Node): string {
  const merged: Token[] = [];
  for (const token of tokensOf(root, [])) {
    const last = merged.at(-1);
    if (last && last.marks !== undefined && last.marks === token.marks) last.text += token.text;
    else merged.push({ ...token });
  }
  const isText = (token: Token | undefined) => token?.marks !== undefined;
  const written = merged.map((token) =>
    isText(token) ? { ...token, text: token.text.replaceAll(/[ \t\r\n\f]+/g, ' ') } : token,
  );
  for (const [at, token] of written.entries()) {
    if (!isText(token)) continue;
    const before = written[at - 1];
    if (!isText(before) || before?.text.endsWith(' ')) token.text = token.text.replace(/^ /, '');
    if (!isText(written[at + 1])) token.text = token.text.replace(/ $/, '');
  }
  return JSON.stringify(written.filter((token) => !isText(token) || token.text !== ''));
}

function tokensOf(parent: Node, marks: readonly string[]): Token[] {
  return [...parent.childNodes].flatMap((node): Token[] => {
    if (node.nodeType === Node.TEXT_NODE)
      return [{ text: node.nodeValue ?? '', marks: [...new Set(marks)].sort().join('') }];
    if (node.nodeType !== Node.ELEMENT_NODE) return [{ text: `<!--${node.nodeValue}-->` }];
    const element = node as Element;
    const tag = opened(element);
    if (inline.has(element.localName) && element.textContent !== '')
      return tokensOf(element, [...marks, tag]);
    return [{ text: tag }, ...tokensOf(element, marks), { text: `</${element.localName}>` }];
  });
}

function opened({ localName, attributes }: Element): string {
  const written = [...attributes].map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`).sort();
  return `<${localName}${written.join('')}>`;
}
