import { isModule, isTest, type SourceFile } from '../source-tree.ts';
import type { Violation } from '../violation.ts';

/** Class names in text that is neither a selector nor HTML: those that a script adds to elements. */
const primitive = /(?<![.\w\\-])Ui-\w[\w-]*/g;
const toggled = /classList\.\w+\(\s*(['"`])([^'"`]*)\1/g;

/**
 * A page includes only the rules that its own HTML can use (engine/styles). A class that a script adds is in no HTML, so
 * it must begin with `is-`, have its stylesheet next to the script, or be listed in client/script-needs.ts.
 */
export function checkScriptClasses(files: SourceFile[], listed: ReadonlySet<string>): Violation[] {
  const withScripts = files.filter(({ path }) => /^(client|engine)\/.*\.css$/.test(path));
  const hasSheet = (name: string) => withScripts.some(({ text }) => text.includes(`.${name}`));
  return files
    .filter(({ path }) => isModule(path) && !isTest(path) && /^(client|engine)\//.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const code = line.includes('class="') ? '' : line;
        const names = [
          ...[...code.matchAll(primitive)].map(([name]) => name),
          ...[...code.matchAll(toggled)].map(([, , name = '']) => name),
        ];
        return [...new Set(names)]
          .filter((name) => !name.startsWith('is-') && !listed.has(name) && !hasSheet(name))
          .map((name) => ({
            file: `${path}:${index + 1}`,
            found: `adds the class "${name}"`,
            rule: 'Classes that scripts add keep their rules in every page',
            remedy:
              'Name a state `is-…`, or list the whole name in client/script-needs.ts; names are never put together.',
          }));
      }),
    );
}
