import type { FastifyError, FastifyInstance } from 'fastify';
import { addCarrito, enterCartCode } from '#adapters/http-contract/cart/cart.ts';
import { addFormOf } from '#adapters/http-contract/cart/cart-form.ts';
import type { Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { mostTogether } from '#domain/cart/together.ts';
import type { CartAddition } from '#domain/cart/cart-addition.ts';
import type { Config } from '#adapters/server/config/config.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { SellableProducts } from '#application/server/cart/ports/sellable-products.ts';
import { withQuery } from '#domain/shared/query-string.ts';
import { callInside } from '#adapters/server/http/shared/call-inside.ts';
import { acceptPostedForms, postedForm } from '#adapters/server/http/shared/posted-form.ts';
import { ProblemError } from '#adapters/server/http/shared/refusal-table.ts';
import { comesFromHere } from '#adapters/server/http/shared/same-origin.ts';

/**
 * Where the buttons that put a product into the cart are posted by browsers whose script has not come, or never does. `juntos` names
 * several of them, with commas between, and `codigo` the promotion that goes with them.
 */
export const cartFormPath = '/api/v1/cart-additions';

/**
 * Puts a product into the visitor's cart and leads to the cart, which says what came of it. Nobody is signed in here: the bearer
 * is with the script. What is gathered waits with the visitor's cookie, and joins the account's cart once the script runs.
 */
export function cartFormRoutes(app: FastifyInstance, school: School, config: Config): void {
  void app.register((scope, _, done) => {
    acceptPostedForms(scope);
    // Whoever pressed is a person: what stops the press at the door is said by a page, too.
    scope.setErrorHandler((error: FastifyError | ProblemError, request, reply) => {
      const kind = error instanceof ProblemError ? error.problem.kind : 'failed';
      if (!(error instanceof ProblemError)) request.log.error({ err: error }, 'a press for the cart failed');
      return reply.header('cache-control', 'no-store').redirect(withQuery('/carrito', { problema: kind }), 303);
    });
    scope.post(cartFormPath, async (request, reply) => {
      const { slug = '', duracion, juntos = slug, codigo } = postedForm(request);
      void reply.header('cache-control', 'no-store');
      if (!comesFromHere(request, config.schoolOrigin)) {
        return reply.redirect(withQuery('/carrito', { problema: 'from-elsewhere' }), 303);
      }
      const cookies: string[] = [];
      const call = async (endpoint: Endpoint, body: Readonly<Record<string, unknown>>): Promise<string | null> => {
        const answer = await callInside(scope, request, endpoint, body, cookies);
        cookies.push(...answer.cookies);
        if (cookies.length > 0) void reply.header('set-cookie', [...cookies]);
        return answer.problem?.kind ?? null;
      };
      const slugs = juntos.split(',', mostTogether);
      for (const each of slugs) {
        const body = addFormOf({ slug: each, plan: await chosenPlan(school, each, duracion) }, null);
        const problema = await call(addCarrito, body);
        if (problema !== null) return reply.redirect(withQuery('/carrito', { problema, producto: each }), 303);
      }
      const problema = codigo === undefined ? null : await call(enterCartCode, { word: codigo });
      return reply.redirect(
        withQuery('/carrito', problema === null ? { agregado: slugs[0] ?? '' } : { problema }),
        303,
      );
    });
    done();
  });
}

/** The price that was chosen of a plan; null: none was, or it is no plan. */
async function chosenPlan(school: School, slug: string, priceId: string | undefined): Promise<CartAddition['plan']> {
  if (priceId === undefined) return null;
  const product = await school.get(SellableProducts).findBySlug(slug);
  return product?.kind === 'plan' ? { id: product.id, priceId: Number(priceId) } : null;
}
