import { PassThrough } from 'node:stream';
import { runCommandLine } from './run.ts';

/** Runs `maru` and collects what it prints. */
export async function runMaru(env: NodeJS.ProcessEnv, ...argv: string[]) {
  const texts = { stdout: '', stderr: '' };
  const collect = (name: keyof typeof texts) => {
    const stream = new PassThrough();
    stream.on('data', (chunk) => {
      texts[name] += chunk;
    });
    return stream as unknown as NodeJS.WriteStream;
  };
  const code = await runCommandLine(argv, env, { stdout: collect('stdout'), stderr: collect('stderr') });
  return { code, ...texts };
}
