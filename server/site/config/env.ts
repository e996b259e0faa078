import { z } from 'zod';
import { imageOrigins } from '#server/site/image/image-origins.ts';

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform((value) => value === '1' || value === 'true');

/** Where Channel Talk has its script. */
export const channelTalkScript = 'https://cdn.channel.io/plugin/ch-plugin-web.js';

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('localhost'),
  /** Address of the backend: the reference one, or a partner's own. */
  BACKEND_URL: z.url(),
  /** The same for all processes whose backends have one database, whatever their addresses. */
  BACKEND_NAME: z.string().default(''),
  APP_KEY: z.string().min(1),
  MARU_DATA_DIR: z.string().default('.maru/data'),
  /** Shows error cards in place of broken nodes to those who ask with `?preview`. */
  MARU_PREVIEW: flag,
  /** Lists the sites at plain localhost: for a demo, as a stranger could ask a public server for it by that Host header. */
  MARU_INDEX: flag,
  /** Addresses of the proxies whose X-Forwarded-* is believed, separated by commas. */
  TRUSTED_PROXIES: z.string().default(''),
  /** Mebibytes for finished pages; 0 makes every page anew. */
  HTML_CACHE_MB: z.coerce.number().min(0).max(16_384).default(64),
  /** Processes that serve the site, each with caches of its own. */
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(256).default(1),
  /** Seconds from `SIGTERM` on in which it answers but is not ready: until whatever stands in front has seen that. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(3),
  /** What several processes share: answers of the backend, purges, rate limits. Each is by itself without it. */
  REDIS_URL: z.union([z.url({ protocol: /^rediss?$/ }), z.literal('')]).default(''),
  /** The script of the customer chat, for partners who have one: Channel Talk's, or another that takes the same calls. */
  CHAT_SCRIPT_URL: z
    .union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/[\w./-]+$/)])
    .default(channelTalkScript),
  /** Origins whose pictures are shown beside the backend's own, separated by commas. */
  IMAGE_ORIGINS: imageOrigins,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Env = z.infer<typeof environment>;

/**
 * Reads the environment of the site server.
 * @throws Error naming each variable that is wrong
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const result = environment.safeParse(source);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`[env] ${problems.join('; ')}`);
}
