import type { Env } from '../config/env.ts';

/** The console's host if `CONSOLE_HOST` names none. */
const defaultName = 'console.localhost';

/**
 * Whether an origin is the console's: the origin of `CONSOLE_HOST`, else `console.localhost` on any port.
 * @returns a function that gets the origin of a request
 */
export function isConsoleOrigin({
  CONSOLE_HOST: host,
}: Pick<Env, 'CONSOLE_HOST'>): (origin: string | undefined) => boolean {
  if (host === 'off') return () => false;
  return (origin) => {
    if (origin === undefined) return false;
    const [, asked = ''] = origin.split('://');
    // Not by its beginning: two `Host` headers arrive as one, joined by a comma.
    return host ? asked === host : asked.replace(/:\d+$/, '') === defaultName;
  };
}
