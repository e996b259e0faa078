import { connect, createServer } from 'node:net';
import { SetupError } from './setup-error.mjs';

/** A free loopback port. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** Whether something answers on this loopback port. @param {number} port @returns {Promise<boolean>} */
export async function isPortTaken(port) {
  return (await answers(port, '127.0.0.1')) || (await answers(port, '::1'));
}

/**
 * Reads a port from the environment and checks that it is free, before any long step begins.
 * @param {string | undefined} wanted `0` asks for any free port
 * @param {number} fallback
 */
export async function claimPort(wanted, fallback) {
  const port = wanted === undefined || wanted === '' ? fallback : Number(wanted);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new SetupError(`PORT must be a number from 0 to 65535, not "${wanted}".`);
  }
  if (port === 0) return freePort();
  if (await isPortTaken(port)) {
    throw new SetupError(
      `Port ${port} is already in use. Stop the program that uses it, or choose another: PORT=${port + 1}.`,
    );
  }
  return port;
}

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
function answers(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1_000 });
    const finish = (/** @type {boolean} */ taken) => {
      socket.destroy();
      resolve(taken);
    };
    socket.on('connect', () => finish(true));
    socket.on('timeout', () => finish(true));
    socket.on('error', () => finish(false));
  });
}
