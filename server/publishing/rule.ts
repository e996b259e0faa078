import type { JsonPath } from '#schemas/layout/walk-nodes.ts';
import type { Edit, FindingLevel, OperatorText } from '#schemas/operator/finding.ts';
import type { CheckContext } from './check-context.ts';
import type { PartnerFacts } from './partner-facts.ts';

/** One thing that a rule found. The runner adds the rule's id and level, and the line and column of `path`. */
export type Problem = {
  path: JsonPath;
  /** What the finding points to: the key of a property (default) or its value. Items of a list have no key. */
  at?: 'key' | 'value';
  /** What is wrong, with the value found, without the path and without a full stop. */
  message: OperatorText;
  /** How to fix it, as a sentence. */
  remedy?: OperatorText;
  /** Edits that fix it without a decision by a person. */
  fix?: Edit[];
};

/**
 * A document to try a rule on: `document` is laid over a minimal one, and `text` replaces it as a whole. `partner`
 * replaces facts of the example partner, whose languages are Korean (main) and English.
 */
export type Example = {
  document?: Record<string, unknown>;
  text?: string | (() => string);
  partner?: Partial<PartnerFacts>;
  /** The time of the check; 2026-06-01 by default. */
  now?: string;
};
/** `at`: where the rule finds something, such as `pages["/"].sections[0].id`; empty for the root. */
type FailingExample = Example & { at: string };

/**
 * A rule of site documents: a folder in `rules/`, whose name is the rule's id. A rule with neither check describes errors
 * that reading a document finds (engine/resolve): their code is its id, and its level cannot be changed, because the
 * site refuses such documents.
 */
export type RuleDefinition = {
  level: FindingLevel;
  /** What it finds, in a few words for operators: the heading of its findings. */
  title: OperatorText;
  /** What the rule is for, for operators. */
  about: OperatorText;
  check?: (context: CheckContext) => Iterable<Problem>;
  /** Instead of `check`: runs before the text is parsed. If it finds something, nothing else is checked. */
  checkText?: (text: string) => Iterable<Problem>;
  examples: { passing: readonly Example[]; failing: readonly FailingExample[] };
};

export type Rule = RuleDefinition & { id: string };

/** The default export of a rule's `index.ts`. */
export const defineRule = (rule: RuleDefinition): RuleDefinition => rule;
