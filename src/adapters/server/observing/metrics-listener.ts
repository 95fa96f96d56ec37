import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The listener from which Prometheus fetches; it has a port of its own, which visitors never reach. */
export interface MetricsListener {
  readonly port: number;
  close(): Promise<void>;
}

/** Listens for whoever fetches metrics: `GET /metrics`, and nothing else. @throws when the port is taken. */
export async function listenForMetrics(
  read: () => Promise<string>,
  contentType: string,
  host: string,
  port: number,
): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
