import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/** Ports that one may be given. */
interface PortRange {
  readonly first: number;
  /** The first that is no longer one of them. */
  readonly end: number;
}

/** Below those that any system or container gives to a connection that begins (16000 and up), and none that a browser refuses. */
const ports: PortRange = { first: 10_100, end: 12_900 };

/** How far above a port its keeper stands, which listens until the process ends: a system lends a port to one process at a time. */
const keeperAbove = 3_000;

/**
 * A port of this machine that nobody has, and that nobody else who asks here is given, in any process, as long as this one lives: between
 * being found and being listened at, and while a program is started again, it is free for everybody.
 * @param among a range whose keepers' ports are no one's either.
 */
export async function freePort(among: PortRange = ports): Promise<number> {
  const port = randomInt(among.first, among.end);
  const keeper = await listenAt(port + keeperAbove, '127.0.0.1');
  keeper?.unref();
  const server = keeper === null ? null : await listenAt(port);
  if (server === null) return freePort(among);
  await new Promise((done) => server.close(done));
  return port;
}

/** Takes a port; null: somebody has it. */
function listenAt(port: number, host?: string): Promise<Server | null> {
  const server = createServer();
  return new Promise((done) => {
    server.once('error', () => done(null));
    server.listen(port, host, () => done(server));
  });
}
