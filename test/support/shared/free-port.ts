import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below those that systems give to whoever asks for any, and to every connection that begins: until a program listens at it, and while it
 * is started again, nobody else is given it.
 */
const ports = { first: 20_000, end: 32_000 };

/** A port of this machine that nobody has. */
export async function freePort(): Promise<number> {
  const port = randomInt(ports.first, ports.end);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((done) => {
    server.once('error', () => done(false));
    server.listen(port, () => server.close(() => done(true)));
  });
}
