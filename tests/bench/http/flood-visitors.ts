import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** What a flood requests, and for how long. */
export type Flood = {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
};

/** Count of each status, and of refusals without `Retry-After`. */
export type FloodResult = { statuses: Record<string, number>; unexplained: number };

/** Requests URLs that were never requested before, each from another network, sequentially on each connection. */
async function flood({ url, headers, connections, seconds }: Flood): Promise<FloodResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const result: FloodResult = { statuses: {}, unexplained: 0 };
  const until = performance.now() + seconds * 1000;
  let asked = 0;
  const ask = () =>
    new Promise<void>((resolve) => {
      asked += 1;
      const from = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
      const asking = get(
        `${url}search?keyword=${Math.random().toString(36).slice(2)}`,
        { agent, headers: { ...headers, 'accept-encoding': 'br', 'x-forwarded-for': from } },
        (answer) => {
          const { statusCode = 0 } = answer;
          result.statuses[statusCode] = (result.statuses[statusCode] ?? 0) + 1;
          const isRefusal = statusCode === 429 || statusCode === 503;
          if (isRefusal && !answer.headers['retry-after']) result.unexplained += 1;
          answer.resume().once('close', resolve);
        },
      );
      asking.once('error', ({ message }) => {
        result.statuses[message] = (result.statuses[message] ?? 0) + 1;
        resolve();
      });
    });
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) await ask();
    }),
  );
  agent.destroy();
  return result;
}

flood(workerData as Flood).then((result) => parentPort?.postMessage(result));
