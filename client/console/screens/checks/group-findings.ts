import { type Finding, type FindingLevel, findingLevels } from '#schemas/operator/finding.ts';

type FindingGroup = { level: FindingLevel; rule: string; findings: Finding[] };

/** Findings by level, the gravest first, and by rule in the order of the document. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  return findingLevels.flatMap((level) => {
    const ofLevel = findings.filter((finding) => finding.level === level);
    const byRule = Map.groupBy(ofLevel, ({ rule }) => rule);
    return [...byRule].map(([rule, grouped]) => ({ level, rule, findings: grouped }));
  });
}
