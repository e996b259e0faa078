export function serverEnvironment(options: {
  mode: 'production' | 'development';
  port: number;
  backendPort: number;
  env?: NodeJS.ProcessEnv;
}): NodeJS.ProcessEnv;
export function dataDir(value: string | undefined): string;
