import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const root = process.cwd();

/**
 * A copy of the repository in a separate folder: its files, the installed packages, the fonts. It is built and started
 * like any other checkout.
 * @param name part of the folder's name
 * @param change returns the new text of a file by its path in the repository; undefined leaves it unchanged
 */
export function copyRepository(name: string, change: (path: string) => string | undefined = () => undefined) {
  const dir = mkdtempSync(join(tmpdir(), `maru-${name}-`));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
  });
  for (const path of new Set(listed.toString().split('\0'))) {
    if (!path || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    const text = change(path);
    if (text === undefined) cpSync(join(root, path), join(dir, path));
    else writeFileSync(join(dir, path), text);
  }
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'));
  cpSync(join(root, '.maru/fonts'), join(dir, '.maru/fonts'), { recursive: true });
  const env = {
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    HOME: process.env.HOME,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    MARU_DATA_DIR: join(dir, '.maru/data'),
    LOG_LEVEL: 'warn',
  };
  return {
    dir,
    /** Environment for its commands. */
    env,
    start: () => startCopy(dir, env),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** Starts a copy with the script of `npm start` on a free port and returns when it reports that it is ready. */
async function startCopy(dir: string, env: NodeJS.ProcessEnv) {
  const { scripts } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  // Without npm in between, so that the stop signal reaches it.
  const child = spawn(process.execPath, scripts.start.split(' ').slice(2), {
    cwd: dir,
    env: { ...env, PORT: '0', DRAIN_SECONDS: '0' },
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  const ready = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes('Ctrl-C stops it')) resolve(true);
      });
    void ended.then(() => resolve(false));
  });
  if (!(await ready)) throw new Error(`[copy] npm start ended:\n${output}`);
  return {
    port: Number(/http:\/\/localhost:(\d+)/.exec(output)?.[1]),
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
