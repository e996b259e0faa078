export { applyFixes } from './apply-fixes.ts';
export { readCheckConfig } from './check-config.ts';
export { type CheckOptions, checkDocument } from './check-document.ts';
export { formatFinding } from './format-finding.ts';
export { loadRules } from './load-rules.ts';
