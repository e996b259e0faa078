import { parse } from 'postcss';
import type { SourceFile } from '../source-tree.ts';
import type { Violation } from '../violation.ts';

/** A class alone, or in a state: `.Option[data-disabled]`. */
const ownRule = /^\.([\w-]+)(?:\[[^\]]*\])*$/;

/**
 * A class of the console has the rules that apply wherever it is used in one style sheet. Two parts of the screen with a
 * class of the same name would get each other's styles, since all sheets apply to all screens once they have loaded.
 */
export function checkConsoleStyles(files: SourceFile[]): Violation[] {
  const sheets = files.filter(({ path }) => path.startsWith('client/console/') && path.endsWith('.css'));
  const firstOf = new Map<string, string>();
  return sheets.flatMap(({ path, text }) => {
    const violations: Violation[] = [];
    parse(text, { from: path }).walkRules((rule) => {
      for (const selector of rule.selectors) {
        const [, name] = ownRule.exec(selector) ?? [];
        if (!name) continue;
        const first = firstOf.get(name) ?? path;
        firstOf.set(name, first);
        if (first === path) continue;
        violations.push({
          file: `${path}:${rule.source?.start?.line ?? 1}`,
          found: `styles .${name} as ${first} does`,
          rule: 'A class of the console is defined in one style sheet',
          remedy: 'move the rules together, or rename the class if it is another part of the screen',
        });
      }
    });
    return violations;
  });
}
