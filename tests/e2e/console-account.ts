import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Account } from '#tests/setup/console-site.ts';
import { port } from '#tests/setup/site-url.ts';

/** Adds an administrator to the site under test. @param name drafts are found by it: specs that leave some have their own */
export function addConsoleAccount({ email, password }: Account, name = 'Test'): void {
  const args = ['user', 'add', email, '--administrator', '--name', name, '--password-stdin'];
  const dataDir = process.env.MARU_DATA_DIR ?? join(process.cwd(), `.maru/test/${port}`);
  execFileSync(process.execPath, ['scripts/maru.mjs', ...args], {
    env: { ...process.env, MARU_DATA_DIR: dataDir },
    input: password,
  });
}
