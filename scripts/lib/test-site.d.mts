export type TestSite = { port: number; env: NodeJS.ProcessEnv; stop(): Promise<void> };
export function startTestSite(): Promise<TestSite>;
