import { type Finding, type FindingLevel, findingLevels } from '#schemas/operator/finding.ts';

export type FindingGroup = { level: FindingLevel; rule: string; findings: Finding[] };

/** Findings by level, the gravest first, and by rule in the order of the document. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  return findingLevels.flatMap((level) => {
    const ofLevel = findings.filter((finding) => finding.level === level);
    const byRule = Map.groupBy(ofLevel, ({ rule }) => rule);
    return [...byRule].map(([rule, grouped]) => ({ level, rule, findings: grouped }));
  });
}

/** Where a finding is in the document, for people: `pages › / › sections › 2 › data`. Items are counted from 1. */
export const placeOf = ({ path }: Pick<Finding, 'path'>): string =>
  path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' › ');

/** The address that opens the editor at a place of the document. */
export const editorAddress = (code: string, { path }: Pick<Finding, 'path'>): string =>
  `/partners/${encodeURIComponent(code)}/site?path=${encodeURIComponent(JSON.stringify(path))}`;
