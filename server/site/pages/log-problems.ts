import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PageDeps } from './page-answers.ts';

/** Problems remembered, and the milliseconds after which one is logged again. */
const maxProblems = 1_000;
const intervalMs = 10 * 60 * 1_000;

/**
 * Logs problems of pages. A problem that lasts is found again with every render of its page: it is logged once in ten
 * minutes. Paths come without their query, which may hold what a visitor typed.
 * @param log called when something is logged
 */
export function logProblems(log: () => Pick<FastifyBaseLogger, 'warn'>): PageDeps['onProblem'] {
  const logged = new LRUCache<string, number>({ max: maxProblems });
  return (problem, host, path) => {
    const key = JSON.stringify([host, path, problem]);
    const now = Date.now();
    if (now < (logged.get(key) ?? 0) + intervalMs) return;
    logged.set(key, now);
    log().warn({ host, path }, problem);
  };
}
