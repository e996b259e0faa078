import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

// Hashed names, kept for ever, and packed as they were made (scripts/lib/pack-files.mjs).
const options = {
  immutable: true,
  maxAge: '1y',
  index: false,
  decorateReply: false,
  preCompressed: true,
} as const;

/** Serves the scripts that the build made. */
export async function serveScripts(server: FastifyInstance, root: string): Promise<void> {
  await server.register(fastifyStatic, {
    ...options,
    root: join(root, 'dist/client/assets'),
    prefix: '/assets/',
  });
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
