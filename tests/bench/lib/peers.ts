import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '#scripts/lib/ports.ts';
import type { BenchOptions } from './options.ts';
import { type Program, startProgram } from './program.ts';

/** Exports of the folder's `tools/peers.mjs`: how to start each server. */
type PeersModule = {
  ROOT: string;
  NODE: string;
  servers: PeerServer[];
  argvOf: (server: PeerServer, port: number) => string[];
  envOf: (server: PeerServer, port: number) => NodeJS.ProcessEnv;
};
type PeerServer = { id: string; cwd: string; path: string; nginx?: boolean };

/** Another engine with the same content, running. */
type Peer = { id: string; program: Program; port: number; path: string; url: string };

type Peers = {
  /** Those that run on Node. Names that begin with `limit-` are not engines but upper bounds. */
  ids: string[];
  start: (id: string) => Promise<Peer>;
};

/** @throws Error if the folder of `--peers` contains no other engines */
export async function readPeers({ peers }: BenchOptions): Promise<Peers> {
  const file = join(resolve(peers ?? ''), 'tools', 'peers.mjs');
  if (!peers || !existsSync(file))
    throw new Error('[bench] --peers needs a prepared folder of other engines: one with tools/peers.mjs');
  const module = (await import(pathToFileURL(file).href)) as PeersModule;
  const servers = module.servers.filter(({ nginx }) => !nginx);
  return {
    ids: servers.map(({ id }) => id),
    start: async (id) => {
      const server = servers.find((each) => each.id === id);
      if (!server) throw new Error(`[bench] There is no engine "${id}"`);
      const port = await freePort();
      const url = `http://127.0.0.1:${port}${server.path}`;
      const [script = '', ...args] = module.argvOf(server, port);
      const program = await startProgram({
        name: `peer-${id}`,
        script,
        args,
        node: module.NODE,
        cwd: join(module.ROOT, server.cwd),
        env: module.envOf(server, port),
        ready: { url },
      });
      return { id, program, port, path: server.path, url };
    },
  };
}
