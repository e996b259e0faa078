export { applyFixes } from './apply-fixes.ts';
export { type CheckConfig, CheckConfigError, readCheckConfig } from './check-config.ts';
export { type CheckOptions, checkDocument } from './check-document.ts';
export { formatFinding } from './format-finding.ts';
export { loadRules } from './load-rules.ts';
export type { PartnerFacts } from './partner-facts.ts';
