import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { dataDirectory } from '#server/backend/database/open.ts';
import type { Environment } from '#server/backend/environment.ts';
import type { ConsolePlace } from '#server/backend/operator/accounts/console-link.ts';

const instanceFile = z.object({
  appKey: z.string().optional(),
  siteUrl: z.string().optional(),
  consoleHost: z.string().optional(),
});

/**
 * The environment with the key and the site's URL that `npm start` wrote (scripts/lib/instance-file.ts). What is set in
 * the environment wins.
 */
export function withRunningInstance(environment: Environment): Environment {
  const found = fileIn(environment.dataDir);
  return {
    ...environment,
    appKey: process.env.APP_KEY || found?.appKey || environment.appKey,
    siteUrl: environment.siteUrl ?? found?.siteUrl,
  };
}

/** Where the console of the running site is, as far as it is known. What is set in the environment wins. */
export function runningConsole(): ConsolePlace {
  const found = fileIn(dataDirectory());
  return {
    consoleHost: process.env.CONSOLE_HOST || found?.consoleHost,
    siteUrl: process.env.SITE_URL || found?.siteUrl,
  };
}

function fileIn(dataDir: string): z.infer<typeof instanceFile> | undefined {
  const file = join(dataDir, 'instance.json');
  return existsSync(file) ? instanceFile.safeParse(parse(readFileSync(file, 'utf8'))).data : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
