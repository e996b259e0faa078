import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Environment } from '#server/backend/environment.ts';

const instanceFile = z.object({ appKey: z.string().optional(), siteUrl: z.string().optional() });

/**
 * The environment with the key and the site's address that `npm start` wrote (scripts/lib/instance-file.ts). What is set
 * in the environment wins.
 */
export function withRunningInstance(
  environment: Environment,
  env: NodeJS.ProcessEnv = process.env,
): Environment {
  const file = join(environment.dataDir, 'instance.json');
  const found = existsSync(file) ? instanceFile.safeParse(parse(readFileSync(file, 'utf8'))).data : undefined;
  return {
    ...environment,
    appKey: env.APP_KEY || found?.appKey || environment.appKey,
    siteUrl: environment.siteUrl ?? found?.siteUrl,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
