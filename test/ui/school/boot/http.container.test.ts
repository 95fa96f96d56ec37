import { expect, test, vi } from 'vitest';
import { problemMediaType } from '#adapters/http-contract/shared/problem.ts';
import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { Result } from '#domain/shared/result.ts';
import { apisOverHttp } from '#ui/school/boot/http.container.ts';

class Visitor extends AccessTokenSource {
  current(): Promise<null> {
    return Promise.resolve(null);
  }
  refresh(): Promise<null> {
    return Promise.resolve(null);
  }
  refused(): void {
    // Whoever is refused here had no token.
  }
}

const visitor = new Visitor();

/** The calls whose failure is only logged, by the words of the row. */
const calls: readonly (readonly [string, string, () => Promise<Result<unknown, CallRefusal>>])[] = [
  ['logout', 'POST /api/auth/logout', () => apisOverHttp.accounts(visitor).signOut()],
  [
    'verification',
    'POST /auth/verificar-email',
    () => apisOverHttp.accounts(visitor).sendVerification('ana@correo.pe'),
  ],
  ['menu', 'GET /api/load-menu', () => apisOverHttp.home(visitor).menu()],
  ['user info', 'POST /auth/me', () => apisOverHttp.accounts(visitor).me()],
  ['tour', 'GET /api/clientes/miTour', () => apisOverHttp.home(visitor).finishTour()],
  ['user type', 'GET /api/load-tipo-usuarios', () => apisOverHttp.support(visitor).userTypes()],
  ['cart', 'POST /api/clientes/add-carrito-history', () => cart().noteAdded({ slug: 'igv', plan: null }, null)],
  ['free products', 'POST /api/user/set-free-products', () => cart().takeFree(['igv'])],
];
const cart = () => apisOverHttp.cart(visitor);

test.each(calls)('ERROR-4: a failure of %s is logged with its request: %s', async (_, call, make) => {
  const problem = { type: 'about:blank', title: 'x', kind: 'busy', status: 409, detail: 'No.', requestId: 'pedido-1' };
  const headers = { 'content-type': problemMediaType };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(problem), { status: 409, headers }));
  const said = vi.spyOn(console, 'warn').mockReturnValue();
  try {
    expect((await make()).ok).toBe(false);
    expect(said.mock.calls.map(([, data]: readonly unknown[]) => data)).toEqual([
      { call, kind: 'busy', status: 409, requestId: 'pedido-1' },
    ]);
  } finally {
    said.mockRestore();
  }
});
