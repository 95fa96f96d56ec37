import type { FastifyInstance, FastifyReply } from 'fastify';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import { shownLogo } from '#adapters/server/http/settings/shown-logo.ts';
import { acceptPostedForms, postedForm } from '#adapters/server/http/shared/posted-form.ts';
import { lasting } from '#adapters/server/payments/page-parts.ts';
import type { Config } from '#adapters/server/config/config.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import {
  type CheckoutForm,
  type CheckoutPayment,
  checkoutPageOf,
  checkoutPath,
  checkoutPolicy,
  type GatewayOnPage,
  markOf,
} from './checkout.ts';
import { checkoutFaceFile, checkoutFaces } from './checkout-faces.ts';
import { checkoutClosedPage, checkoutPage, type CheckoutSchool, type TypedForm } from './checkout-page.ts';
import { checkoutScript } from './checkout-script.ts';
import { checkoutStyle } from './checkout-style.ts';

interface OfSession {
  Params: { purchaseNumber: string; mark: string };
}

/** The pages on which gateways open their providers' forms; none where no gateway does. What is typed here reaches no log. */
export function checkoutRoutes(
  app: FastifyInstance,
  school: School,
  gateways: readonly GatewayOnPage[],
  { imagesBase }: Pick<Config, 'imagesBase'>,
): void {
  if (gateways.length === 0) return;
  void app.register(async (scope) => {
    acceptPostedForms(scope);
    scope.get(`${checkoutPath}/estilo.css`, (_, reply) => lasting(reply, 'text/css', checkoutStyle));
    for (const face of checkoutFaces) {
      scope.get(`${checkoutPath}/letra/${face}.woff`, async (_, reply) =>
        reply
          .type('font/woff')
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send(await checkoutFaceFile(face)),
      );
    }
    for (const gateway of gateways) pagesOf(scope, school, gateway, imagesBase);
  });
}

function pagesOf(scope: FastifyInstance, school: School, gateway: GatewayOnPage, imagesBase: string): void {
  const { name, checkout } = gateway;
  const script = checkoutScript(checkout.opening);
  const policy = checkoutPolicy(checkout.sources, imagesBase);
  scope.get(`${checkoutPath}/${name}/inicio.js`, (_, reply) => lasting(reply, 'text/javascript', script));
  const show = async (reply: FastifyReply, { purchaseNumber, mark }: OfSession['Params'], again: TypedForm | null) => {
    const payment = await openPayment(school, name, purchaseNumber, mark);
    const identity = school.settings.of('identity');
    const shown: CheckoutSchool = { name: identity.name, logo: shownLogo(identity, imagesBase) };
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (payment === null) return reply.code(410).send(checkoutClosedPage(shown));
    const path = checkoutPageOf(name, purchaseNumber, payment.sessionKey);
    const status = again === null ? 200 : 422;
    void reply.code(status).header('content-security-policy', policy);
    return reply.send(checkoutPage({ school: shown, gateway: name, checkout, payment, path }, again));
  };
  const address = `${checkoutPath}/${name}/:purchaseNumber/:mark`;
  scope.get<OfSession>(address, (request, reply) => show(reply, request.params, null));
  scope.post<OfSession>(address, (request, reply) => {
    const typed = postedForm(request);
    const form = checkout.forms.find(({ way }) => way === typed['way']);
    const again = form === undefined ? null : checkedForm(form, typed);
    if (form === undefined || again !== null) return show(reply, request.params, again);
    // Posted on as it is, to where every answer comes back: what was typed stands nowhere else.
    return reply.redirect(returnPathOf(name, request.params.purchaseNumber), 307);
  });
}

/** What is wrong with a form, or null. */
function checkedForm({ way, fields }: CheckoutForm, typed: TypedForm['typed']): TypedForm | null {
  const faults: Record<string, string> = {};
  for (const { name, faultOf } of fields) {
    const fault = faultOf(typed[name] ?? '');
    if (fault !== null) faults[name] = fault;
  }
  return Object.keys(faults).length === 0 ? null : { way, typed, faults };
}

/** The payment of a page, while it may still be begun there. */
async function openPayment(
  school: School,
  gateway: string,
  purchaseNumber: string,
  mark: string,
): Promise<CheckoutPayment | null> {
  const attempt = await school.get(PaymentAttempts).findByPurchaseNumber(gateway, purchaseNumber);
  if (attempt?.state !== 'session' || attempt.sessionKey === null || markOf(attempt.sessionKey) !== mark) return null;
  const order = await school.get(Orders).find(attempt.orderId);
  if (order === null) return null;
  return {
    purchaseNumber,
    amount: attempt.amount,
    description: `Pedido N.º ${order.number}`,
    sessionKey: attempt.sessionKey,
    school: school.settings.of('identity').name,
    returnPath: returnPathOf(gateway, purchaseNumber),
    cancelPath: `/cancelar?intento=${attempt.id}`,
  };
}

const returnPathOf = (gateway: string, purchaseNumber: string): string =>
  `/api/v1/payment-returns/${gateway}/${purchaseNumber}`;
