import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

type ArrivedMail = { from: string; to: string[]; headers: string; subject: string; body: string };

/** How the server treats a mail: it takes it, refuses its receiver, answers nothing, or ends the connection at the greeting. */
type Manner = 'takes' | 'refuses' | 'is silent' | 'hangs up';

/** An SMTP server on this machine that stores what arrives. It ends with the test. */
export async function startSmtpSink() {
  const sink = {
    mails: [] as ArrivedMail[],
    manner: 'takes' as Manner,
    connections: 0,
    commands: [] as string[],
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sink.connections += 1;
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined));
    if (sink.manner === 'hangs up') return void socket.destroy();
    if (sink.manner !== 'is silent') serve(socket, sink);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((closed) => server.close(closed));
  });
  return Object.assign(sink, { url: `smtp://127.0.0.1:${port}` });
}

type Sink = { mails: ArrivedMail[]; manner: Manner; commands: string[] };

function serve(socket: Socket, sink: Sink): void {
  const answer = (text: string) => void socket.write(`${text}\r\n`);
  let [from, to, data, input] = ['', [] as string[], undefined as string | undefined, ''];
  const line = (text: string) => {
    if (data !== undefined) {
      if (text !== '.') {
        data += `${text.replace(/^\./, '')}\r\n`;
        return;
      }
      sink.mails.push({ from, to, ...readMail(data) });
      data = undefined;
      return answer('250 taken');
    }
    sink.commands.push(text);
    // It has no TLS.
    if (/^(STARTTLS|AUTH)/i.test(text)) return answer('502 not here');
    const [, path = ''] = /<([^>]*)>/.exec(text) ?? [];
    if (/^MAIL /i.test(text)) [from, to] = [path, []];
    if (/^RCPT /i.test(text)) {
      if (sink.manner === 'refuses') return answer('550 nobody has this address');
      to.push(path);
    }
    if (/^DATA/i.test(text)) {
      data = '';
      return answer('354 go on');
    }
    answer(/^QUIT/i.test(text) ? '221 bye' : '250 ok');
  };
  answer('220 sink');
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    const lines = (input + chunk).split('\r\n');
    input = lines.pop() ?? '';
    for (const one of lines) line(one);
  });
}

/** The subject and all parts of a mail, decoded. */
function readMail(text: string): Omit<ArrivedMail, 'from' | 'to'> {
  const [headers = '', ...rest] = text.split('\r\n\r\n');
  const [, subject = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/im.exec(headers) ?? [];
  const parts = rest.join('\r\n\r\n').split(/^--[-\w]+(?:--)?\r\n/m);
  return { headers, subject: decodeWords(subject), body: parts.map(decodePart).join('\n') };
}

function decodePart(part: string): string {
  const [head = '', ...body] = part.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
  if (/quoted-printable/i.test(head)) return fromQuoted(text.replace(/=\r\n/g, ''));
  return Buffer.from(text, 'latin1').toString();
}

const decodeWords = (text: string) =>
  text
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('latin1')
        : fromQuotedBytes(word.replaceAll('_', ' ')),
    )
    .replace(/[\s\S]*/, (all) => Buffer.from(all, 'latin1').toString());

const fromQuotedBytes = (text: string) =>
  text.replace(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
const fromQuoted = (text: string) => Buffer.from(fromQuotedBytes(text), 'latin1').toString();
