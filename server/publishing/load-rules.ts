import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { loadOnce } from '#engine/load-once.ts';
import { diagnosticCodes } from '#engine/resolve/diagnostic.ts';
import type { Rule, RuleDefinition } from './rule.ts';

/**
 * Every rule, by id: the folders of `rules/`. Adding a folder registers a rule.
 * @throws if a rule without `check` describes no error of reading, or such an error has no rule
 */
export const loadRules = loadOnce(async (): Promise<ReadonlyMap<string, Rule>> => {
  const files = globSync('rules/*/index.ts', { cwd: import.meta.dirname }).sort();
  const rules = await Promise.all(
    files.map(async (file): Promise<[string, Rule]> => {
      const module = (await import(resolve(import.meta.dirname, file))) as { default: RuleDefinition };
      const id = basename(dirname(file));
      return [id, { ...module.default, id }];
    }),
  );
  const reading = rules.flatMap(([id, { check, checkText }]) => (check || checkText ? [] : [id]));
  const codes: readonly string[] = diagnosticCodes;
  const wrong = [
    ...reading.filter((id) => !codes.includes(id)),
    ...codes.filter((code) => !reading.includes(code)),
  ];
  if (wrong.length > 0)
    throw new Error(
      `[publishing] ${wrong.join(', ')}: a rule without check() is named after an error of engine/resolve/diagnostic.ts, and each of those has one.`,
    );
  return new Map(rules);
});
