import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes what the command line needs to work with the running site: the generated key signs preview tokens, and links
 * name the site and the console. Only the user who started the site can read the file.
 * @param env comes from serverEnvironment
 */
export function writeInstanceFile({
  MARU_DATA_DIR: dataDir = '',
  APP_KEY: appKey,
  SITE_URL: siteUrl,
  CONSOLE_HOST: consoleHost,
}: NodeJS.ProcessEnv) {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, 'instance.json'), JSON.stringify({ appKey, siteUrl, consoleHost }), {
    mode: 0o600,
  });
}
