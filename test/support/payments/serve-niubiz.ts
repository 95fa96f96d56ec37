import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CardEnding } from '#test/memory/payments/payment-gateway-in-memory.ts';
import type { NiubizStandIn } from './niubiz-stand-in.ts';

/** The provider's script, as a school's page loads it: a dialog with a button for each way in which a card ends. */
const script = `window.VisanetCheckout = {
  configure(settings) { this.settings = settings; },
  open() {
    const { sessiontoken, purchasenumber, action } = this.settings;
    const dialog = document.body.appendChild(document.createElement('dialog'));
    for (const ending of ['approved', 'declined', 'silent']) {
      const button = dialog.appendChild(document.createElement('button'));
      button.textContent = ending;
      button.onclick = async () => {
        const body = JSON.stringify({ session: sessiontoken, purchaseNumber: purchasenumber, ending });
        const answer = await fetch(new URL('/tarjeta', ORIGIN), { method: 'POST', body });
        const form = document.body.appendChild(document.createElement('form'));
        form.method = 'post';
        form.action = action;
        const field = form.appendChild(document.createElement('input'));
        field.type = 'hidden';
        field.name = 'transactionToken';
        field.value = await answer.text();
        form.submit();
      };
    }
    dialog.showModal();
  },
};
`;

/**
 * Serves a stand-in over HTTP with the provider's script: for a test of the whole school, and by hand (`npm run bench -- niubiz`).
 * @param port 0: any that is free.
 */
export async function serveNiubiz(standIn: NiubizStandIn, port = 0) {
  const answerOf = async (request: IncomingMessage, origin: string): Promise<Response> => {
    const body = await text(request);
    if (request.url === '/checkout.js')
      return new Response(script.replace('ORIGIN', JSON.stringify(origin)), {
        headers: { 'content-type': 'text/javascript' },
      });
    if (request.url === '/tarjeta') {
      const { session, purchaseNumber, ending } = JSON.parse(body) as {
        session: string;
        purchaseNumber: string;
        ending: CardEnding;
      };
      return new Response(standIn.typeCard(session, purchaseNumber, ending));
    }
    const { method = 'GET', headers } = request;
    return standIn.overNetwork(origin + (request.url ?? '/'), {
      method,
      headers: { authorization: headers.authorization ?? '' },
      ...(body === '' ? {} : { body }),
    });
  };
  const server = createServer((request, response) => {
    const { port: own } = server.address() as AddressInfo;
    void answerOf(request, `http://localhost:${own}`).then(async (answer) => {
      response.writeHead(answer.status, {
        'access-control-allow-origin': '*',
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
      });
      response.end(await answer.text());
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://localhost:${own}`, close };
}
