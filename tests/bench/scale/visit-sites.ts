import { createConnection, type Socket } from 'node:net';

/** What visits came to; times in ms. */
export type Visits = { rate: number; p50: number; p99: number; bad: number };

export type VisitOptions = {
  port: number;
  /** The host of the next visit. */
  nextHost: () => string;
  connections: number;
  seconds: number;
};

/**
 * Keeps connections busy with home pages of many hosts, as browsers ask for them. It writes and reads bare sockets:
 * a client of a library would cost more than the server that is measured.
 */
export async function visitSites({ port, nextHost, connections, seconds }: VisitOptions): Promise<Visits> {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  let bad = 0;
  const began = performance.now();
  const visit = (socket: Socket) =>
    visitAgain(socket, nextHost, until, (milliseconds, isGood) => {
      times.push(milliseconds);
      if (!isGood) bad += 1;
    });
  await Promise.all(Array.from({ length: connections }, () => visit(createConnection(port, '127.0.0.1'))));
  const took = (performance.now() - began) / 1000;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { rate: times.length / took, p50: at(0.5), p99: at(0.99), bad };
}

/** One visit after the other over one connection, until the time is over. */
function visitAgain(
  socket: Socket,
  nextHost: () => string,
  until: number,
  onAnswer: (milliseconds: number, isGood: boolean) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    let missing = 0;
    let head = '';
    const send = () => {
      sentAt = performance.now();
      if (sentAt >= until) return void socket.end(resolve);
      socket.write(`GET / HTTP/1.1\r\nHost: ${nextHost()}\r\nAccept-Encoding: br\r\n\r\n`);
    };
    socket.setNoDelay(true);
    socket.once('error', reject);
    socket.once('connect', send);
    socket.on('data', (chunk) => {
      if (missing > 0) missing -= chunk.length;
      else {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = /content-length: *(\d+)/i.exec(head)?.[1];
        if (length === undefined)
          return void reject(new Error(`[bench] An answer without a length: ${head.slice(0, 80)}`));
        missing = Number(length) - (head.length - end - 4);
      }
      if (missing > 0) return;
      onAnswer(performance.now() - sentAt, head.startsWith('HTTP/1.1 200'));
      head = '';
      missing = 0;
      send();
    });
  });
}
