import type { FastifyInstance } from 'fastify';
import * as contract from '#adapters/http-contract/office/products/product-versions.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { NoteOpening } from '#application/server/office/products/note-opening.ts';
import { ProductVersions } from '#application/server/office/products/ports/product-versions.ts';
import { ProductAccess } from '#application/server/office/products/product-access.ts';
import { RestoreVersion } from '#application/server/office/products/restore-version.ts';
import { SignedAddresses } from '#application/server/shared/ports/signed-addresses.ts';
import { accept } from '#domain/shared/result.ts';
import { officeProductRefusals } from './product-refusals.ts';

/** Milliseconds that the address of a preview lasts: a week, for whoever is asked what they think of it. */
const previewLasts = 7 * 86_400_000;

const toProduct = only(officeProductRefusals, 'product-not-found', 'product-not-yours');
const toVersion = only(officeProductRefusals, 'product-not-found', 'product-not-yours', 'version-not-found');

/** What a product was, is to others who look at it, and would be. */
export function productVersionRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, contract.listProductVersions, toProduct, async ({ caller, params, reply }) => {
    void reply.header('cache-control', 'no-store');
    const access = await school.get(ProductAccess).to(params.id, caller.userId, 'see');
    if (!access.ok) return access;
    const versions = await school.get(ProductVersions).list(params.id);
    return accept({ versions: versions.map(({ at, ...version }) => ({ ...version, at: at.toISOString() })) });
  });
  serve(app, school, contract.compareProductVersion, toVersion, ({ caller, params, reply }) => {
    void reply.header('cache-control', 'no-store');
    return school.get(RestoreVersion).compare(params.id, params.number, caller.userId);
  });
  serve(
    app,
    school,
    contract.restoreProductVersion,
    only(officeProductRefusals, 'product-not-found', 'product-not-yours', 'version-not-found', 'part-saved-meanwhile'),
    ({ caller, params }) =>
      school.write(RestoreVersion, (restore) => restore.execute(params.id, params.number, caller.userId)),
  );
  serve(app, school, contract.noteProductOpening, toProduct, async ({ caller, params, body }) => {
    const noted = await school.write(NoteOpening, (note) => note.execute(params.id, body.part, caller.userId));
    return noted.ok ? accept({ others: noted.value }) : noted;
  });
  serve(app, school, contract.previewProduct, toProduct, async ({ caller, params, reply }) => {
    void reply.header('cache-control', 'no-store');
    const access = await school.get(ProductAccess).to(params.id, caller.userId, 'see');
    if (!access.ok) return access;
    const until = new Date(school.get(Clock).now().getTime() + previewLasts);
    const permit = { path: `/vista-previa/${params.id}`, userId: caller.userId, until };
    return accept({ address: school.get(SignedAddresses).sign(permit), until: until.toISOString() });
  });
}
