import type { FastifyInstance, FastifyReply } from 'fastify';
import { Clock } from '#application/ports/clock.ts';
import { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { acceptPostedForms, postedForm } from '#adapters/server/http/shared/posted-form.ts';
import { emptyCard, checkedCard, typedCardOf, type TypedCard } from './card-form.ts';
import { cardPage, closedPage, returnPage } from './gateway-page.ts';
import { gatewayStyle, returnScript } from './gateway-style.ts';
import { lasting } from './page-parts.ts';
import { gatewayPath, SimulatedGateway } from './simulated-gateway.ts';
import { groupedNumber, testCards } from './test-cards.ts';

interface OfSession {
  Params: { sessionKey: string };
  Querystring: { tarjeta?: string };
}

/** The simulated gateway's own pages. What is typed on them reaches its books only: never an order, an attempt or a log. */
export function simulatedGatewayPages(app: FastifyInstance, school: School): void {
  const gatewayOf = (): SimulatedGateway => {
    const found = school.get(PaymentGateways).all.find((each) => each instanceof SimulatedGateway);
    if (found === undefined) throw new Error('This school has no simulated gateway');
    return found;
  };
  const now = (): Date => school.get(Clock).now();
  void app.register(async (scope) => {
    acceptPostedForms(scope);
    scope.get(`${gatewayPath}/estilo.css`, (_, reply) => lasting(reply, 'text/css', gatewayStyle));
    scope.get(`${gatewayPath}/regreso.js`, (_, reply) => lasting(reply, 'text/javascript', returnScript));
    scope.get<OfSession>(`${gatewayPath}/:sessionKey`, async (request, reply) => {
      const gateway = gatewayOf();
      const payment = await gateway.open(request.params.sessionKey);
      if (payment === null) return html(reply, 404, closedPage(null));
      if (!gateway.isUsable(payment)) return html(reply, 410, closedPage(payment));
      return html(reply, 200, cardPage(payment, prefilled(request.query.tarjeta, now()), {}));
    });
    scope.post<OfSession>(`${gatewayPath}/:sessionKey`, async (request, reply) => {
      const gateway = gatewayOf();
      const payment = await gateway.open(request.params.sessionKey);
      if (payment === null) return html(reply, 404, closedPage(null));
      if (!gateway.isUsable(payment)) return html(reply, 410, closedPage(payment));
      const typed = typedCardOf(postedForm(request));
      const read = checkedCard(typed, now());
      if ('faults' in read) return html(reply, 422, cardPage(payment, typed, read.faults));
      const token = await gateway.takeCard(payment.session_key, read.digits, read.card);
      return token === null ? html(reply, 410, closedPage(payment)) : html(reply, 200, returnPage(payment, token));
    });
  });
}

/** A test card in the form, when the page was asked for one. */
function prefilled(number: string | undefined, now: Date): TypedCard {
  const card = testCards.find((each) => each.number === number);
  if (card === undefined) return emptyCard;
  const year = String((now.getUTCFullYear() + 3) % 100).padStart(2, '0');
  return { number: groupedNumber(card.number), holder: 'ANA QUISPE ROJAS', expiry: `08/${year}`, securityCode: '' };
}

function html(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
}
