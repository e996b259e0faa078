/**
 * Whether this is the demo: our partners, for this machine only. Nothing else ever gets a demo account.
 * @param env as given, without the defaults of serverEnvironment
 */
export const isDemo = (env: NodeJS.ProcessEnv = process.env) =>
  isForThisMachine(env) && !env.DATABASE_URL && !env.BACKEND_URL && !env.MARU_PARTNERS_DIR;

/** Whether no other machine can reach the site, directly or through a proxy. */
export const isForThisMachine = ({ HOST, TRUSTED_PROXIES, APP_KEY }: NodeJS.ProcessEnv) =>
  ['', 'localhost', '127.0.0.1', '::1'].includes(HOST ?? '') && !TRUSTED_PROXIES && !APP_KEY;
