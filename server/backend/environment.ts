import { statSync } from 'node:fs';
import { join } from 'node:path';
import { metaTokens } from './conversions/meta-conversions.ts';
import { type DatabaseAddress, databaseAddress, dataDirectory } from './database/open.ts';

/** Settings from environment variables. */
export type Environment = {
  database: DatabaseAddress;
  /** 0: any free port. */
  port: number;
  host: string;
  appKey: string;
  partnersDir: string;
  /** Holds the SQLite file and uploaded pictures. */
  dataDir: string;
  /** URL of the site server, whose pages are purged. Without it they expire by themselves. */
  siteUrl: string | undefined;
  /** Partner code → access token for Meta's Conversions API. */
  metaTokens: ReadonlyMap<string, string>;
};

/** The default key, for trying things out on one machine. */
const demoAppKey = 'maru-demo-key';

/**
 * Reads `BACKEND_PORT` (0: any free port), `BACKEND_HOST` (127.0.0.1), `APP_KEY`, `DATABASE_URL` for PostgreSQL, else
 * `MARU_DATA_DIR` (.maru/data) for the SQLite file; `MARU_PARTNERS_DIR` for partners other than the demo ones;
 * `SITE_URL`, the URL of the site server to purge; `META_ACCESS_TOKENS` (a JSON object of partner codes and tokens) to
 * report conversions to Meta.
 * @throws Error that names a variable whose value is invalid
 */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): Environment {
  const port = Number(env.BACKEND_PORT || 0);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(
      `[backend] BACKEND_PORT is not a valid port: ${env.BACKEND_PORT}. Omit it to use any free port.`,
    );
  }
  return {
    database: databaseAddress(env),
    port,
    host: env.BACKEND_HOST || '127.0.0.1',
    appKey: env.APP_KEY || demoAppKey,
    siteUrl: env.SITE_URL || undefined,
    metaTokens: metaTokens(env.META_ACCESS_TOKENS),
    dataDir: dataDirectory(env),
    partnersDir: partnersDirectory(env.MARU_PARTNERS_DIR),
  };
}

/** @throws Error if there is no such folder: a mistyped one would look like an instance without partners */
function partnersDirectory(given: string | undefined): string {
  if (!given) return join(import.meta.dirname, '../../fixtures/partners');
  if (statSync(given, { throwIfNoEntry: false })?.isDirectory()) return given;
  throw new Error(`[backend] MARU_PARTNERS_DIR is not a folder: ${given}.`);
}
