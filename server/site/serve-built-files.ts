import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { retainScripts } from './retain-scripts.ts';

// Names are hashed, so browsers cache the files forever. The build compresses them (scripts/lib/pack-files.ts).
const options = {
  immutable: true,
  maxAge: '1y',
  index: false,
  decorateReply: false,
  preCompressed: true,
} as const;

/**
 * Serves the scripts of this build and, for pages opened before it, previous builds' scripts.
 * @param dataDirectory absolute; if it is not writable, only this build's scripts are served
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
    return [retainScripts(built, directory)];
  } catch (error) {
    server.log.warn(
      { err: error },
      'scripts of earlier builds are not retained: pages opened before a deployment may miss theirs',
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
