import { createConnection, type Socket } from 'node:net';
import { type Spread, spreadOf } from '../lib/statistics.ts';

/** Results of visits; times in ms, `first` is the time to first byte. */
export type Visits = {
  count: number;
  rate: number;
  p50: number;
  p99: number;
  first: Omit<Spread, 'values'>;
  bad: number;
};

type VisitOptions = {
  port: number;
  /** The host of the next visit; undefined ends the visits. */
  nextHost: () => string | undefined;
  connections: number;
  /** If undefined, visits continue until there are no more hosts. */
  seconds?: number;
};

/**
 * Requests home pages of many hosts over several connections, as browsers do, each from its own IP address behind a
 * proxy. It uses bare sockets: an HTTP client would cost more than the measured server.
 */
export async function visitSites(options: VisitOptions): Promise<Visits> {
  const { port, nextHost, connections, seconds = Number.POSITIVE_INFINITY } = options;
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  const firsts: number[] = [];
  let bad = 0;
  const began = performance.now();
  const next = () => (performance.now() < until ? nextHost() : undefined);
  const visit = (socket: Socket, from: string) =>
    visitAgain(socket, from, next, ({ whole, first, isGood }) => {
      times.push(whole);
      firsts.push(first);
      if (!isGood) bad += 1;
    });
  await Promise.all(
    Array.from({ length: connections }, (_, index) =>
      visit(createConnection(port, '127.0.0.1'), `192.0.2.${index % 256}`),
    ),
  );
  const took = (performance.now() - began) / 1000;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  const { values: _, ...first } = spreadOf(firsts);
  return { count: times.length, rate: times.length / took, p50: at(0.5), p99: at(0.99), first, bad };
}

type Visit = { whole: number; first: number; isGood: boolean };

/** Sequential visits over one connection until there is no next host. */
function visitAgain(
  socket: Socket,
  from: string,
  nextHost: () => string | undefined,
  onAnswer: (visit: Visit) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    let first = 0;
    let missing = 0;
    let head = '';
    const send = () => {
      const host = nextHost();
      if (host === undefined) return void socket.end(resolve);
      sentAt = performance.now();
      socket.write(
        `GET / HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\nX-Forwarded-For: ${from}\r\n\r\n`,
      );
    };
    socket.setNoDelay(true);
    socket.once('error', reject);
    socket.once('connect', send);
    socket.on('data', (chunk) => {
      if (missing > 0) missing -= chunk.length;
      else {
        if (head === '') first = performance.now() - sentAt;
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = /content-length: *(\d+)/i.exec(head)?.[1];
        if (length === undefined)
          return void reject(new Error(`[bench] An answer without a length: ${head.slice(0, 80)}`));
        missing = Number(length) - (head.length - end - 4);
      }
      if (missing > 0) return;
      onAnswer({ whole: performance.now() - sentAt, first, isGood: head.startsWith('HTTP/1.1 200') });
      head = '';
      missing = 0;
      send();
    });
  });
}
