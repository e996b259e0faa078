import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { claimPort, claimPorts, freePort, isPortTaken, withFreePort } from './ports.ts';

test('A free port is accepted, a taken one is rejected with an alternative', async () => {
  const port = await freePort();
  expect(await claimPort(String(port), 3000)).toBe(port);
  const server = createServer().listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  await expect(claimPort(String(port), 3000, { timeoutMs: 0 })).rejects.toThrow(
    `Port ${port} is already in use. Stop the program that uses it, or choose another: PORT=${port + 1}.`,
  );
  await new Promise((resolve) => server.close(resolve));
});

test('A port that a stopping site still holds is waited for', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const claimed = claimPort(String(port), 3000);
  await isPortTaken(port);
  server.close();
  expect(await claimed).toBe(port);
});

test('Runs that want the same port at once get different ones', async () => {
  const preferred = await freePort();
  const servers = await Promise.all(
    ['first', 'second'].map(() =>
      withFreePort(preferred, async (port) => {
        const server = createServer();
        // Others ask for a port at the same time.
        await isPortTaken(port);
        await new Promise((resolve, reject) => {
          server.once('listening', resolve).once('error', reject).listen(port, '127.0.0.1');
        });
        return server;
      }),
    ),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) server.close();
  expect(ports).toContain(preferred);
  expect(new Set(ports).size).toBe(2);
});

test('An invalid port is rejected, and 0 asks for any free port', async () => {
  await expect(claimPort('80a', 3000)).rejects.toThrow('not "80a"');
  await expect(claimPort('70000', 3000)).rejects.toThrow('0 to 65535');
  expect(await claimPort('0', 3000)).toBeGreaterThan(1023);
});

test('The backend has the port of BACKEND_PORT, else any free one', async () => {
  const [PORT, BACKEND_PORT] = [String(await freePort()), String(await freePort())];
  expect(await claimPorts({ PORT, BACKEND_PORT })).toEqual({
    port: Number(PORT),
    backendPort: Number(BACKEND_PORT),
  });
  expect((await claimPorts({ PORT, BACKEND_PORT: '' })).backendPort).toBeGreaterThan(1023);
  await expect(claimPorts({ PORT, BACKEND_PORT: 'many' })).rejects.toThrow('BACKEND_PORT must be a number');
  expect(await claimPorts({ PORT, BACKEND_PORT: 'many', BACKEND_URL: 'http://own.example' })).toMatchObject({
    port: Number(PORT),
  });
});
