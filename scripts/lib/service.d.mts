export type Service = {
  name: string;
  ended: Promise<string>;
  hasEnded(): boolean;
  lastLines(): string;
  stop(): Promise<void>;
};
export function heapOptions(env: NodeJS.ProcessEnv): string[];
export function startService(name: string, script: string, env: NodeJS.ProcessEnv, cwd?: string): Service;
