import proxyAddr from '@fastify/proxy-addr';
import { z } from 'zod';
import { consoleOrigin, isConsoleHost } from '#schemas/operator/console-origin.ts';
import { imageOrigins } from '#server/site/image/image-origins.ts';
import { trustedProxies } from '#server/site/requests/request-origin.ts';

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .default('0')
  .transform((value) => value === '1' || value === 'true');

/** The variable TRUSTED_PROXIES. An error names what is no address. */
const proxies = z
  .string()
  .default('')
  .superRefine((list, context) => {
    for (const address of trustedProxies(list)) {
      try {
        proxyAddr.compile([address]);
      } catch {
        context.addIssue(`"${address}" is not an IP address or a network such as 10.0.0.0/8`);
      }
    }
  });

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname + url.search + url.hash === '/';
}

/** The script of Channel Talk. */
export const channelTalkScript = 'https://cdn.channel.io/plugin/ch-plugin-web.js';

const environment = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('localhost'),
    /** Origin of the backend: the reference one or a partner's own. Its calls have fixed paths. */
    BACKEND_URL: z
      .string()
      .refine(isOrigin, 'expected an origin such as https://backend.example, without a path'),
    /** The same for all processes whose backends share a database, whatever their URLs. */
    BACKEND_NAME: z.string().default(''),
    APP_KEY: z.string().min(1),
    MARU_DATA_DIR: z.string().default('.maru/data'),
    /** Shows error cards in place of broken nodes on requests with `?preview`. */
    MARU_PREVIEW: flag,
    /** Host name of the operators' console, with a port other than the default one; `off` for none. */
    CONSOLE_HOST: z
      .string()
      .toLowerCase()
      .refine(isConsoleHost, 'expected a host name such as console.example, without https://, or off')
      .default(''),
    /** Lists the sites at plain localhost. For demos only: on a public server, anyone could send that Host header. */
    MARU_INDEX: flag,
    /** IP addresses of the proxies whose X-Forwarded-* is trusted, separated by commas. */
    TRUSTED_PROXIES: proxies,
    /** Mebibytes for finished pages; 0 renders every page per request. */
    HTML_CACHE_MB: z.coerce.number().min(0).max(16_384).default(64),
    /** Processes that serve the site, each with its own caches. */
    WEB_CONCURRENCY: z.coerce.number().int().min(1).max(256).default(1),
    /** Seconds after `SIGTERM` in which it answers but is not ready: until the load balancer has noticed. */
    DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(3),
    /** Shares backend answers, purges and rate limits between processes. Without it, each process has its own. */
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).default(''),
    /** The script of the customer chat, for partners who have one: Channel Talk's, or another with the same API. */
    CHAT_SCRIPT_URL: z
      .union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/[\w./-]+$/)])
      .default(channelTalkScript),
    /** Where publications are reported to search engines (IndexNow); empty for nowhere. */
    INDEXNOW_URL: z.url({ protocol: /^https?$/ }).default(''),
    /**
     * Header in which a trusted proxy names the visitor's country (ISO 3166-1 alpha-2), such as `cf-ipcountry`; without one,
     * the rule for consent does not depend on the region.
     */
    REGION_HEADER: z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9-]{1,60}$/)
      .default(''),
    /** Share of visits whose speed is measured, 0 to 1. */
    VITALS_SAMPLE: z.coerce.number().min(0).max(1).default(0.01),
    /** Origins whose pictures are shown in addition to the backend's, separated by commas. */
    IMAGE_ORIGINS: imageOrigins,
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .transform((env) => ({
    ...env,
    /** Where operators work: the only origin that may frame previews and request them. Empty if the console is off. */
    CONSOLE_ORIGIN: consoleOrigin(env.CONSOLE_HOST, env.PORT) ?? '',
  }));

export type Env = z.infer<typeof environment>;

/**
 * Reads the environment of the site server. A variable that is set to nothing counts as not set: otherwise an empty
 * number would be 0, which turns off what it limits.
 * @throws Error that names each invalid variable
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.entries(source).filter(([, value]) => value?.trim());
  const result = environment.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`[env] ${problems.join('; ')}`);
}
