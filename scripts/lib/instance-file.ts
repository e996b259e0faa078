import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes what the command line needs to work with the running site: the generated key signs preview tokens, and links
 * name the site and the console. Only the user who started the site can read the file.
 * @param env comes from serverEnvironment
 * @returns removes the file, unless another site has replaced it since
 */
export function writeInstanceFile({
  MARU_DATA_DIR: dataDir = '',
  APP_KEY: appKey,
  SITE_URL: siteUrl,
  CONSOLE_HOST: consoleHost,
}: NodeJS.ProcessEnv): () => void {
  const file = join(dataDir, 'instance.json');
  const text = JSON.stringify({ pid: process.pid, appKey, siteUrl, consoleHost });
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, text, { mode: 0o600 });
  return () => {
    if (textOf(file) === text) rmSync(file, { force: true });
  };
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
