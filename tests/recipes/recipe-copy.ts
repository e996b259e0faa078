import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { copyRepository } from '#tests/setup/repository-copy.ts';
import type { Step } from './read-recipe.ts';

/** Runtime files, and files shared with the original. */
const notSource = ['node_modules', '.maru', 'dist'];

/** Answer of a page. */
type Answer = { status: number; text: string; cacheControl: string | undefined };
export type RecipeCopy = ReturnType<typeof recipeCopy>;

/** A copy of the repository in which recipes can be followed. */
export function recipeCopy() {
  const { dir, env, start, remove } = copyRepository('recipe');
  let before = snapshot(dir);
  let site: Awaited<ReturnType<typeof start>> | undefined;

  return {
    dir,
    /** Executes one step. `npm start` returns when the site reports that it is ready. */
    follow: async (step: Step): Promise<void> => {
      if (step.do !== 'run') writeFileSync(prepared(dir, step.path), changed(dir, step));
      else if (step.command === 'npm start') site = await start();
      else {
        const { status, stdout, stderr } = spawnSync('sh', ['-c', step.command], {
          cwd: dir,
          env,
          encoding: 'utf8',
        });
        if (status !== 0)
          throw new Error(`[recipes] ${step.command} ended with ${status}:\n${stdout}${stderr}`);
      }
    },
    /** Source files that are new or changed since the last call, in order. */
    changes: (): string[] => {
      const [earlier, now] = [before, snapshot(dir, before)];
      before = now;
      return [...now].filter(([path, { hash }]) => earlier.get(path)?.hash !== hash).map(([path]) => path);
    },
    get: (host: string, path: string): Promise<Answer> => {
      if (!site) throw new Error('[recipes] The recipe has not run "npm start".');
      return get(site.port, host, path);
    },
    close: async () => {
      await site?.stop();
      remove();
    },
  };
}

function prepared(dir: string, path: string): string {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  return join(dir, path);
}

/** The text of a file after a step. */
function changed(dir: string, step: Exclude<Step, { do: 'run' }>): string {
  if (step.do === 'write') return step.text;
  const text = readFileSync(join(dir, step.path), 'utf8');
  if (step.do === 'add-pages')
    return Object.entries(step.pages).reduce(
      (json, [key, page]) =>
        applyEdits(json, modify(json, ['pages', key], page, { formattingOptions: { tabSize: 2 } })),
      text,
    );
  const lines = text.split('\n');
  const sought = step.do === 'insert' ? step.below : step.line;
  const at = lines.flatMap((line, index) => (line.trim() === sought ? [index] : []));
  if (at.length !== 1) throw new Error(`[recipes] ${step.path} has ${at.length} lines "${sought}".`);
  const [after, replaced] = step.do === 'insert' ? [1, 0] : [0, 1];
  return lines.toSpliced((at[0] ?? 0) + after, replaced, step.text.trimEnd()).join('\n');
}

type Files = Map<string, { hash: string; mtimeMs: number }>;

/**
 * The source files of a folder with their contents' hashes.
 * @param earlier an earlier snapshot: only files that were written since are read
 */
function snapshot(dir: string, earlier: Files = new Map(), folder = ''): Files {
  const found: Files = new Map();
  for (const entry of readdirSync(join(dir, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (notSource.includes(path)) continue;
    if (entry.isDirectory()) {
      for (const [below, file] of snapshot(dir, earlier, path)) found.set(below, file);
      continue;
    }
    const { mtimeMs } = statSync(join(dir, path));
    const known = earlier.get(path);
    found.set(path, known?.mtimeMs === mtimeMs ? known : { hash: hashOf(join(dir, path)), mtimeMs });
  }
  return found;
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Names such as bomnal.localhost need no resolver here: the host is sent as a header. */
function get(port: number, host: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: 'localhost', port, path, headers: { host: `${host}:${port}` } };
    const asked = request(options, async (response) => {
      const chunks = await response.toArray();
      const { statusCode: status = 0, headers } = response;
      resolve({ status, text: Buffer.concat(chunks).toString(), cacheControl: headers['cache-control'] });
    });
    asked.on('error', reject).end();
  });
}
