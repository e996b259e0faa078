export function serverEnvironment(options: {
  mode: 'production' | 'development';
  port: number;
  backendPort: number;
  env?: NodeJS.ProcessEnv;
}): NodeJS.ProcessEnv;
export function siteAddress(env: NodeJS.ProcessEnv): string;
export function isDemo(env?: NodeJS.ProcessEnv): boolean;
export function dataDir(value: string | undefined): string;
