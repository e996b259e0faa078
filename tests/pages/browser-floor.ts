import { createRequire } from 'node:module';
import postcss, { type AtRule, type Container, type Document, type Node, type Rule } from 'postcss';

/** The oldest supported browsers (docs/browsers.md), by their names in MDN's data. */
const floor = { safari_ios: 16, samsunginternet_android: 25 } as const;

type Support = { version_added: string | false; version_removed?: string; flags?: unknown };
export type Feature = { __compat?: { support: Record<string, Support | Support[]> } };
type Data = {
  css: { selectors: Record<string, Feature>; 'at-rules': Record<string, Feature> };
  javascript: { builtins: Record<string, Record<string, Feature>> };
  api: Record<string, Record<string, Feature>>;
};

export const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as Data;
const { css } = data;

/** At-rules that are enhancements: browsers that do not know them lose nothing essential. */
const additions = new Set(['starting-style', 'view-transition', 'property', 'position-try']);

/** Pseudo-elements for which the same applies; iOS does not style them. */
const decorations = new Set(['selection']);

/** Whether all browsers of the floor support a feature without a flag. Features unknown to MDN are unsupported. */
export function isAtFloor(feature: Feature | undefined): boolean {
  const support = feature?.__compat?.support;
  return Object.entries(floor).every(([browser, version]) =>
    [support?.[browser] ?? []]
      .flat()
      .some(
        ({ version_added, version_removed, flags }) =>
          version_added &&
          !(version_removed && Number.parseFloat(version_removed) <= version) &&
          !flags &&
          Number.parseFloat(version_added.replace('≤', '')) <= version,
      ),
  );
}

/** Rules in a stylesheet that browsers of the floor would misinterpret or freeze on: one line each. */
export function floorFindings(sheet: string): string[] {
  const root = postcss.parse(sheet);
  const findings: string[] = [];
  root.walkAtRules((rule) => {
    if (rule.name === 'media' && /\bor\b/.test(rule.params))
      findings.push(`@media ${rule.params}: "or" is unknown before Safari 16.4 → a list with commas`);
    if (rule.name === 'media' && /[<>=]/.test(rule.params))
      findings.push(`@media ${rule.params}: ranges are unknown before Safari 16.4 → min-width and max-width`);
    if (!isAtFloor(css['at-rules'][rule.name]) && !additions.has(rule.name) && !rule.name.startsWith('-'))
      findings.push(`@${rule.name} is unknown at the floor`);
  });
  root.walkRules((rule) => {
    if (isIn(rule, ({ type }) => type === 'rule') || rule.selector.includes('&'))
      findings.push(`${rule.selector}: nested rules are unknown before Safari 16.5`);
    if (isIn(rule, isFeatureQuery)) return;
    for (const name of pseudosOf(rule.selector))
      if (!isAtFloor(css.selectors[name]) && !decorations.has(name))
        findings.push(
          `${rule.selector}: ":${name}" is unknown at the floor → put the rule in @supports selector(…)`,
        );
  });
  return [...findings, ...stickyOnlyWhere(root), ...movingFallbacks(root)];
}

/** Names of pseudo-classes and pseudo-elements, except vendor-prefixed ones, which are in separate rules. */
const pseudosOf = (selector: string): string[] =>
  [...selector.replace(/\[[^\]]*\]|\\./g, '').matchAll(/::?([a-z][a-z-]*)/g)].map(([, name = '']) => name);

const isFeatureQuery = (node: Node) => node.type === 'atrule' && (node as AtRule).name === 'supports';

function isIn(node: Node, test: (parent: Node) => boolean): boolean {
  for (let parent: Container | Document | undefined = node.parent; parent; parent = parent.parent)
    if (test(parent)) return true;
  return false;
}

/** An element that is sticky only inside `@supports` scrolls away in every other browser. */
function stickyOnlyWhere(root: Container): string[] {
  const position = new Map<string, string>();
  const guarded: string[] = [];
  root.walkDecls('position', (declaration) => {
    for (const selector of (declaration.parent as Rule).selectors)
      if (!isIn(declaration, isFeatureQuery)) position.set(selector, declaration.value);
      else if (declaration.value === 'sticky') guarded.push(selector);
  });
  return guarded
    .filter((selector) => position.get(selector) !== 'sticky')
    .map((selector) => `${selector}: sticky only inside @supports → outside of it`);
}

/** WebKit 2.50 (Safari 26) freezes when one of these opens. */
function movingFallbacks(root: Container): string[] {
  const classesWith = (property: RegExp) => {
    const found = new Set<string>();
    root.walkDecls(property, ({ value, parent }) => {
      if (value === 'none') return;
      for (const selector of (parent as Rule).selectors ?? [])
        for (const [name] of (selector.split(/[\s>+~]+/).at(-1) ?? '').matchAll(/\.[\w-]+/g)) found.add(name);
    });
    return found;
  };
  const moving = classesWith(/^(transition|animation)(-name|-property)?$/);
  return [...classesWith(/^position-try(-fallbacks)?$/)]
    .filter((name) => moving.has(name))
    .map((name) => `${name}: position-try-fallbacks beside a transition or animation → one of them`);
}
