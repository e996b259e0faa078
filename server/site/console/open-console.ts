import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { App } from '#client/app.ts';
import type { Env } from '../config/env.ts';
import { createRequestOrigin, trustedProxies } from '../requests/request-origin.ts';
import { serveSchemas } from '../schemas/serve-schemas.ts';
import { createConsole } from './create-console.ts';
import { serveCatalog } from './serve-catalog.ts';

/**
 * The operators' console, or undefined if it is turned off or not built.
 * @param root folder of the built console
 * @param app its blocks make the schema of documents
 */
export async function openConsole(
  env: Env,
  root: string,
  app: () => Promise<App>,
): Promise<FastifyInstance | undefined> {
  if (env.CONSOLE_HOST === 'off' || !existsSync(join(root, 'index.html'))) return undefined;
  const trusted = trustedProxies(env.TRUSTED_PROXIES);
  return createConsole({
    backendUrl: env.BACKEND_URL,
    appKey: env.APP_KEY,
    root,
    originOf: createRequestOrigin(trusted),
    logger: pino({ level: env.LOG_LEVEL, redact: ['req.headers.authorization', 'req.headers.cookie'] }),
    trustProxy: trusted.length > 0 ? trusted : false,
    extend: (server) => {
      serveSchemas(server, app);
      serveCatalog(server, app);
    },
  });
}
