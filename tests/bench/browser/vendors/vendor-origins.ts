import { readdirSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { VendorFake } from '#registry/vendor.ts';
import { root } from '#scripts/bootstrap/paths.mjs';
import { throttled } from '../phone.ts';
import { heavyScript, measureTurns } from './heavy-script.ts';
import { weightOf } from './vendor-weights.ts';

export type PlayedVendor = { name: string; fake: VendorFake };
export type VendorOrigins = {
  port: number;
  /** Names of the vendors whose script was asked for. */
  asked: Set<string>;
  stop: () => Promise<void>;
};

/** Every vendor of the registry, with its fake. */
export const playedVendors = (): Promise<PlayedVendor[]> => {
  const folder = join(root, 'registry', 'vendors');
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)
    .sort();
  return Promise.all(
    names.map(async (name) => ({
      name,
      fake: (await import(join(folder, name, 'fake.ts'))).default as VendorFake,
    })),
  );
};

const read = (name: string) => readFileSync(new URL(`../front/${name}`, import.meta.url));

/**
 * Plays the origins of all vendors on one port of this machine, over TLS: their scripts with the size and the work of
 * the real ones, and their collecting URLs. Browsers must be told to resolve every host to it.
 */
export async function openVendorOrigins(vendors: readonly PlayedVendor[]): Promise<VendorOrigins> {
  const machine = { turnsPerMs: measureTurns(), slowdown: throttled.cpu };
  const scripts = vendors.map(({ name, fake }) => ({
    name,
    fake,
    body: gzipSync(heavyScript(fake.body, weightOf(name), machine)),
  }));
  const asked = new Set<string>();
  const server = createSecureServer({
    allowHTTP1: true,
    key: read('key.pem'),
    cert: read('certificate.pem'),
  });
  server.on('request', (request, response) => {
    const url = `https://${request.authority ?? request.headers.host}${request.url}`;
    // Google's tags share one URL and differ by their ids.
    const found = scripts.filter(({ fake }) => url.startsWith(fake.script));
    const script = found.find(({ fake }) => url.includes(fake.settings.id ?? '')) ?? found[0];
    response.setHeader('access-control-allow-origin', '*');
    if (!script) {
      response.statusCode = 204;
      return response.end();
    }
    asked.add(script.name);
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    response.setHeader('content-encoding', 'gzip');
    response.setHeader('cache-control', 'max-age=600');
    response.end(script.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    stop: async () => {
      server.close();
    },
  };
}
