import { expect, test } from 'vitest';
import { parseCheckConfig, readCheckConfig } from './check-config.ts';
import { loadRules } from './load-rules.ts';

const rules = await loadRules();

test('a configuration sets levels of rules and may have comments', () => {
  expect(parseCheckConfig('{ "rules": { "picture-file": "warning" } // why\n}', rules).rules).toEqual({
    'picture-file': 'warning',
  });
  expect(readCheckConfig('/nowhere', rules)).toEqual({ rules: {} });
});

test('an unknown rule is refused with the one that was probably meant', () => {
  expect(() => parseCheckConfig('{\n  "rules": { "picture-fil": "off" }\n}', rules)).toThrow(
    'maru.config.json:2:14 Unknown rule "picture-fil" at rules["picture-fil"]. Did you mean "picture-file"?',
  );
});

test('an unknown level, an unknown key and invalid JSON are refused', () => {
  expect(() => parseCheckConfig('{ "rules": { "picture-file": "warn" } }', rules)).toThrow('one of "off"');
  expect(() => parseCheckConfig('{ "ruls": {} }', rules)).toThrow('Did you mean "rules"?');
  expect(() => parseCheckConfig('{ "rules" {} }', rules)).toThrow(
    'maru.config.json:1:11 JSON: colon expected',
  );
});

test('errors for which sites refuse a document cannot be turned off', () => {
  expect(() => parseCheckConfig('{ "rules": { "unknown-block": "off" } }', rules)).toThrow(
    'maru.config.json:1:14 rules["unknown-block"]: this rule is always an error and cannot be changed: sites refuse such documents.',
  );
});
