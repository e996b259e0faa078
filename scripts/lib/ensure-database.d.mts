/**
 * Migrates and seeds the reference backend's database.
 * @param env holds MARU_DATA_DIR, absolute
 * @param options.withDemoAccount whether operators can try it out with the account that is printed
 */
export function ensureDatabase(
  env: NodeJS.ProcessEnv,
  options?: { withDemoAccount?: boolean },
): Promise<void>;
