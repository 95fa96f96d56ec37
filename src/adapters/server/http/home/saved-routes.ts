import type { FastifyInstance } from 'fastify';
import { listMySaved } from '#adapters/http-contract/home/home-reads.ts';
import {
  chooseSavedLetters,
  keepProduct,
  leaveSavedLetters,
  letGoOfProduct,
} from '#adapters/http-contract/home/saved-products.ts';
import { presentCard } from '#adapters/http-contract/catalogue/product-wire.ts';
import { catalogueRefusals } from '#adapters/server/http/catalogue/catalogue-refusals.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { KeepProduct, LetGoOfProduct, type TooManySaved } from '#application/server/home/keep-product.ts';
import { LeaveSavedLetters, type LeaveLinkInvalid } from '#application/server/home/leave-saved-letters.ts';
import { SavedProducts } from '#application/server/home/ports/saved-products.ts';
import { ReadMySaved } from '#application/server/home/read-my-saved.ts';
import { MOST_SAVED } from '#domain/home/saved-product.ts';
import { accept } from '#domain/shared/result.ts';

const tooMany: RefusalTable<TooManySaved> = {
  'too-many-saved': {
    status: 409,
    detail: `Puedes guardar hasta ${MOST_SAVED} productos. Quita alguno para guardar otro.`,
  },
};

const leaving: RefusalTable<LeaveLinkInvalid> = {
  'leave-link-invalid': {
    status: 404,
    field: 'secret',
    detail: 'Este enlace ya no vale. Puedes apagar los avisos en «Mis guardados».',
  },
};

/** What the caller keeps to think about, and the letters about it. */
export function savedRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, listMySaved, {}, async ({ caller }) => {
    const { products, wantsLetters } = await school.get(ReadMySaved).execute(caller.userId);
    return accept({ products: products.map(presentCard), wantsLetters });
  });
  const notFound = { 'product-not-found': catalogueRefusals['product-not-found'] };
  serve(app, school, keepProduct, { ...notFound, ...tooMany }, ({ caller, params }) =>
    school.write(KeepProduct, (keep) => keep.execute(caller.userId, params.slug)),
  );
  serve(app, school, letGoOfProduct, notFound, ({ caller, params }) =>
    school.write(LetGoOfProduct, (letGo) => letGo.execute(caller.userId, params.slug)),
  );
  serve(app, school, chooseSavedLetters, {}, async ({ caller, body }) => {
    const now = school.get(Clock).now();
    await school.write(SavedProducts, (saved) => saved.chooseLetters(caller.userId, body.wanted, now));
    return accept(undefined);
  });
  serve(app, school, leaveSavedLetters, leaving, ({ body }) =>
    school.write(LeaveSavedLetters, (leave) => leave.execute(body.secret)),
  );
}
