import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';
import { root } from '#scripts/bootstrap/paths.mjs';
import { generator } from './load.ts';

/** Where and when something was measured. */
export type Machine = { date: string; description: string };

/** This machine and the current time: what readers need to interpret figures, without identifying the machine. */
export function describeMachine(): Machine {
  const model = cpus()[0]?.model.trim().replace(/\s+/g, ' ') || 'unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
  const parts = [
    `${availableParallelism()} cores (${model}), ${memory} GiB`,
    `${type()} ${release().split('.', 2).join('.')}`,
    `Node ${process.versions.node}`,
    `pace ${pace()} ms`,
    `commit ${commit()}`,
    `load by ${generator}`,
    `load average ${load}`,
  ];
  return { date: new Date().toISOString().slice(0, 16).replace('T', ' '), description: parts.join(' · ') };
}

/**
 * Milliseconds that one core needs for a fixed piece of work, the best of five. Bars in milliseconds depend on the
 * machine, and machines of one type are not equally fast.
 */
function pace(): number {
  const text = JSON.stringify(Array.from({ length: 20_000 }, (_, id) => ({ id, name: `row ${id}` })));
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    for (let turn = 0; turn < 10; turn += 1) JSON.stringify(JSON.parse(text));
    return performance.now() - began;
  });
  return Math.round(Math.min(...times));
}

/** Changes to the report itself do not count as changes of the measured code. */
function commit(): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
    return (
      git('rev-parse', '--short', 'HEAD') +
      (git('status', '--porcelain', '-uno', '--', '.', ':!docs') ? ' and changes' : '')
    );
  } catch {
    return 'unknown';
  }
}
