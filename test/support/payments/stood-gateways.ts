import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Clock } from '#application/ports/clock.ts';
import { CulqiStandIn } from './culqi-stand-in.ts';
import { NiubizStandIn, standInMerchant } from './niubiz-stand-in.ts';

class ClockOfNow extends Clock {
  now(): Date {
    return new Date();
  }
}

/** A payment that waits at the gateway, as the school keeps it. */
export interface AtGateway {
  readonly purchaseNumber: string;
  readonly sessionKey: string | null;
}

/** A gateway as a buyer and its books are seen from outside of the school. */
export interface StoodGateway {
  readonly name: string;
  readonly settings: (origin: string) => Readonly<Record<string, string>>;
  /** What its page posts back once a card was typed. */
  readonly typed: (payment: AtGateway, ending: 'approved' | 'declined') => Readonly<Record<string, string>>;
  /** Purchase numbers that it charged for, as often as it did. */
  readonly charged: () => readonly string[];
  /** The purchase number of a request that charges; null: it does not. */
  readonly chargeIn: (method: string, path: string, body: string) => string | null;
  readonly answer: typeof fetch;
}

export function stoodNiubiz(): StoodGateway {
  const standIn = new NiubizStandIn(new ClockOfNow());
  const { merchant, user, password, ruc } = standInMerchant;
  return {
    name: 'niubiz',
    settings: (origin) => ({
      PAYMENT_GATEWAYS: 'niubiz',
      PAYMENT_NIUBIZ_SERVICE: origin,
      PAYMENT_NIUBIZ_MERCHANT: merchant,
      PAYMENT_NIUBIZ_USER: user,
      PAYMENT_NIUBIZ_PASSWORD: password,
      PAYMENT_NIUBIZ_RUC: ruc,
    }),
    typed: ({ sessionKey, purchaseNumber }, ending) => ({
      transactionToken: standIn.typeCard(sessionKey ?? '', purchaseNumber, ending),
    }),
    charged: () => standIn.charges,
    chargeIn: (_, path, body) =>
      path.startsWith('/api.authorization/v3/authorization/')
        ? (JSON.parse(body) as { order: { purchaseNumber: string } }).order.purchaseNumber
        : null,
    answer: standIn.overNetwork,
  };
}

export function stoodCulqi(): StoodGateway {
  const standIn = new CulqiStandIn();
  return {
    name: 'culqi',
    settings: (origin) => ({
      PAYMENT_GATEWAYS: 'culqi',
      PAYMENT_CULQI_SERVICE: origin,
      PAYMENT_CULQI_PUBLIC_KEY: standIn.publicKey,
      PAYMENT_CULQI_SECRET_KEY: standIn.secretKey,
    }),
    typed: (_, ending) => ({ ficha: standIn.token(ending), correo: 'ana@correo.example', verificacion: '' }),
    charged: () =>
      standIn.charges
        .filter(({ outcome }) => outcome['type'] === 'venta_exitosa')
        .map(({ metadata }) => String(metadata['purchase_number'])),
    chargeIn: (method, path, body) =>
      method === 'POST' && path === '/v2/charges'
        ? (JSON.parse(body) as { metadata: { purchase_number: string } }).metadata.purchase_number
        : null,
    answer: standIn.overNetwork,
  };
}

/** What happens around a charge; `act`: it is made, and what is answered comes back. Null: nothing is answered. */
export type AroundCharge = (act: () => Promise<Response>) => Promise<Response | null>;

/** Serves a gateway over HTTP; what happens around the charge of a purchase is said by its number, and happens once. */
export async function serveGateway({ answer, chargeIn }: StoodGateway) {
  const around = new Map<string, AroundCharge>();
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const { method = 'GET', headers, url = '/' } = request;
      const act = () =>
        answer(`http://localhost${url}`, {
          method,
          headers: { authorization: headers.authorization ?? '' },
          ...(body === '' ? {} : { body }),
        });
      const charge = chargeIn(method, url, body) ?? '';
      const how = around.get(charge);
      around.delete(charge);
      const given = how === undefined ? await act() : await how(act);
      if (given === null) return void response.destroy();
      response.writeHead(given.status, { 'content-type': given.headers.get('content-type') ?? 'text/plain' });
      response.end(await given.text());
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, around, close };
}
