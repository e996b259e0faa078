import { type Locate, maxErrors } from '#engine/resolve/source-position.ts';
import { diagnoseSiteDocument } from '#engine/resolve/validate-site.ts';
import type { Registry } from '#registry/contract.ts';
import type { Finding, FindingLevel } from '#schemas/operator/finding.ts';
import type { CheckConfig } from './check-config.ts';
import { createContext } from './check-context.ts';
import { diagnosticFinding } from './diagnostic-finding.ts';
import { type BlockNames, describePlace } from './diff/describe.ts';
import { loadRules } from './load-rules.ts';
import type { PartnerFacts } from './partner-facts.ts';
import type { Problem, Rule } from './rule.ts';

export type CheckOptions = {
  registry: Registry;
  /** Without facts, rules that compare the document with them find nothing. */
  partner?: PartnerFacts | undefined;
  config?: CheckConfig | undefined;
  /** With them, findings have `title` and `place` in operators' words. */
  names?: BlockNames | undefined;
  /** ISO 8601; the present by default. */
  now?: string;
};

/**
 * Checks a site document as publishing does: with the errors for which sites refuse it, and the rules in `rules/`.
 * Rules only run on a document of the right shape. A rule that throws becomes one finding.
 * @returns findings by line and column
 */
export async function checkDocument(text: string, options: CheckOptions): Promise<Finding[]> {
  return checkWithRules(text, await loadRules(), options);
}

/** Like `checkDocument`, with some rules only. Errors of reading are found in any case. */
export function checkWithRules(
  text: string,
  rules: ReadonlyMap<string, Rule>,
  { registry, partner, config, names, now = new Date().toISOString() }: CheckOptions,
): Finding[] {
  const levelOf = (rule: Rule) => config?.rules[rule.id] ?? rule.level;
  for (const rule of rules.values()) {
    const level = levelOf(rule);
    const [problem] = (level !== 'off' && rule.checkText?.(text)) || [];
    if (!problem || level === 'off') continue;
    const found = toFinding(problem, rule, level, () => ({ line: 1, column: 1 }));
    return [names ? { ...found, title: rule.title } : found];
  }
  const diagnosed = diagnoseSiteDocument(text, registry);
  const found = diagnosed.diagnostics.map(diagnosticFinding);
  if (diagnosed.document) {
    const context = createContext(text, diagnosed.document, { registry, partner, now });
    for (const rule of rules.values()) {
      const level = levelOf(rule);
      if (level === 'off' || !rule.check) continue;
      for (const problem of tryRule(rule, context))
        found.push(toFinding(problem, rule, level, diagnosed.locate));
    }
  }
  const { tree } = diagnosed;
  for (const finding of names ? found : []) {
    const title = rules.get(finding.rule)?.title;
    if (title) finding.title = title;
    if (names && tree && finding.path.length > 0) finding.place = describePlace(tree, finding.path, names);
  }
  return found.sort((a, b) => a.line - b.line || a.column - b.column || a.rule.localeCompare(b.rule));
}

function tryRule({ id, check }: Rule, context: Parameters<NonNullable<Rule['check']>>[0]): Problem[] {
  try {
    return [...(check?.(context) ?? [])].slice(0, maxErrors);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      {
        path: [],
        message: {
          ko: `규칙 "${id}" 실행 중 오류가 나서 이 항목은 검사하지 못했습니다: ${reason}`,
          en: `The rule "${id}" failed, so the document was not checked by it: ${reason}`,
        },
        remedy: {
          ko: '개발팀에 이 메시지를 전달해 주세요.',
          en: 'Report this message to the developers.',
        },
      },
    ];
  }
}

const toFinding = (
  { path, at = 'key', ...rest }: Problem,
  { id }: Rule,
  level: FindingLevel,
  locate: Locate,
): Finding => ({ rule: id, level, ...locate(path, at), path: [...path], ...rest });
