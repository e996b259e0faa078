import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { keepScripts } from './keep-scripts.ts';

// Hashed names, kept for ever, and packed as they were made (scripts/lib/pack-files.mjs).
const options = {
  immutable: true,
  maxAge: '1y',
  index: false,
  decorateReply: false,
  preCompressed: true,
} as const;

/**
 * Serves the scripts that the build made, and to pages that were opened before it those of the last builds.
 * @param dataDirectory absolute; where it cannot be written to, this build's scripts are served alone
 */
export async function serveScripts(
  server: FastifyInstance,
  root: string,
  dataDirectory: string,
): Promise<void> {
  const built = join(root, 'dist/client/assets');
  await server.register(fastifyStatic, {
    ...options,
    root: [built, ...earlier(server, built, join(dataDirectory, 'scripts'))],
    prefix: '/assets/',
  });
}

function earlier(server: FastifyInstance, built: string, directory: string): string[] {
  try {
    return [keepScripts(built, directory)];
  } catch (error) {
    server.log.warn(
      { err: error },
      'scripts of earlier builds are not kept: pages opened before a deployment may miss theirs',
    );
    return [];
  }
}

/** Serves fonts and their stylesheets. */
export async function serveFonts(server: FastifyInstance, root: string): Promise<void> {
  const allowedPath = (path: string) => !path.endsWith('.json');
  await server.register(fastifyStatic, {
    ...options,
    root: join(root, '.maru/fonts'),
    prefix: '/fonts/',
    allowedPath,
  });
}
