/** Migrates and seeds the reference backend's database. @param env holds MARU_DATA_DIR, absolute */
export function ensureDatabase(env: NodeJS.ProcessEnv): Promise<void>;
