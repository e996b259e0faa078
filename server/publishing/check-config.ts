import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { z } from 'zod';
import { formatDiagnostic, formatPath, type Uncoded } from '#engine/resolve/diagnostic.ts';
import { nearest } from '#engine/resolve/nearest.ts';
import { parseWithPositions } from '#engine/resolve/source-position.ts';
import { diagnose } from '#engine/resolve/zod-diagnostics.ts';
import { findingLevels } from '#schemas/operator/finding.ts';
import type { Rule } from './rule.ts';

const configFile = 'maru.config.json';

/** Settings of a repository: the level of each rule that should differ from the rule's own. */
const checkConfig = z.strictObject({
  $schema: z.string().optional(),
  rules: z.record(z.string(), z.enum(['off', ...findingLevels])).default({}),
});
export type CheckConfig = z.infer<typeof checkConfig>;

/** An invalid configuration; `message` has one line per error: `maru.config.json:3:5 …`. */
class CheckConfigError extends Error {
  override readonly name = 'CheckConfigError';
}

/**
 * Reads `maru.config.json` of a folder, which may have comments; without the file, every rule has its own level.
 * @throws CheckConfigError naming line, column and the rule that was probably meant
 */
export function readCheckConfig(folder: string, rules: ReadonlyMap<string, Rule>): CheckConfig {
  const file = join(folder, configFile);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return { rules: {} };
  return parseCheckConfig(readFileSync(file, 'utf8'), rules);
}

/** @throws CheckConfigError, as `readCheckConfig` */
export function parseCheckConfig(text: string, rules: ReadonlyMap<string, Rule>): CheckConfig {
  const { syntaxErrors, locate } = parseWithPositions(text);
  const value: unknown = syntaxErrors.length > 0 ? undefined : parse(text);
  const found: Uncoded[] = syntaxErrors.length > 0 ? [] : diagnose(checkConfig, value);
  const parsed = found.length > 0 ? undefined : checkConfig.safeParse(value).data;
  found.push(...Object.keys(parsed?.rules ?? {}).flatMap((id) => problemOf(id, rules)));
  const fixed = Object.keys(parsed?.rules ?? {}).filter((id) => isAlwaysError(rules.get(id)));
  const lines = [
    ...syntaxErrors,
    ...found.map((one) => ({ ...locate(one.path), message: formatDiagnostic(one) })),
    ...fixed.map((id) => ({
      ...locate(['rules', id]),
      message: `${formatPath(['rules', id])}: ${alwaysError}`,
    })),
  ].map(({ line, column, message }) => `${configFile}:${line}:${column} ${message}`);
  if (lines.length > 0 || !parsed) throw new CheckConfigError(lines.join('\n'));
  return parsed;
}

function problemOf(id: string, rules: ReadonlyMap<string, Rule>): Uncoded[] {
  if (rules.has(id)) return [];
  return [{ path: ['rules', id], message: `Unknown rule "${id}"`, suggestion: nearest(id, rules.keys()) }];
}

const isAlwaysError = (rule: Rule | undefined): boolean =>
  rule !== undefined && !rule.check && !rule.checkText;

const alwaysError = 'this rule is always an error and cannot be changed: sites refuse such documents.';
