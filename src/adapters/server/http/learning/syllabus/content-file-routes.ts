import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as contract from '#adapters/http-contract/learning/content-files.ts';
import { receivedFile, type SentFile } from '#adapters/http-contract/shared/form-file.ts';
import { Clock } from '#application/ports/clock.ts';
import { ContentFiles, type OwnFile } from '#application/server/learning/ports/content-files.ts';
import type { ContentFileUse } from '#domain/learning/syllabus/syllabus.ts';
import { KeepCaptions } from '#application/server/learning/syllabus/keep-captions.ts';
import { KeepContentUpload, type SmallUse } from '#application/server/learning/syllabus/keep-content-upload.ts';
import { ProductAccess, type ProductAccessRefusal } from '#application/server/office/products/product-access.ts';
import { FileStore } from '#application/server/shared/ports/file-store.ts';
import { SignedAddresses } from '#application/server/shared/ports/signed-addresses.ts';
import { accept, mapValue, refuse, type Result } from '#domain/shared/result.ts';
import { officeProductRefusals } from '#adapters/server/http/office/products/product-refusals.ts';
import { privateFilesPath } from '#adapters/server/http/shared/files/private-file-routes.ts';
import { uploadRefusals } from '#adapters/server/http/shared/files/upload-refusals.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { contentFileRefusals } from './content-file-refusals.ts';

const ofProduct = only(officeProductRefusals, 'product-not-found', 'product-not-yours');
const hour = 60 * 60 * 1000;

/** What is sent for a content besides videos, and the way to see what was sent. */
export function contentFileRoutes(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    contract.keepCaptions,
    { ...ofProduct, ...only(contentFileRefusals, 'captions-too-long', 'captions-wrong') },
    async ({ caller: { userId }, params, body }) => {
      const access = await accessTo(school, params, userId);
      if (!access.ok) return access;
      const captions = { text: body.text, content: Buffer.from(body.text.replace(/^\u{feff}/u, '')) };
      const kept = await school.get(KeepCaptions).execute(access.value, captions, body.seconds, userId);
      return mapValue(kept, (file) => ({ file }));
    },
  );
  small(app, school);
  reading(app, school);
}

function small(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    contract.keepContentPicture,
    { ...ofProduct, ...uploadRefusals('imagen', 'La imagen') },
    async ({ caller: { userId }, params, body: { use, imagen } }) => {
      const access = await accessTo(school, params, userId);
      if (!access.ok) return access;
      const kept = await keep(school, access.value, use, imagen, userId);
      return mapValue(kept, ({ key }) => ({
        file: key,
        address: use === 'picture' ? `/imagenes/${key}` : signed(school, key, userId),
      }));
    },
  );
  serve(
    app,
    school,
    contract.keepMaterial,
    { ...ofProduct, ...uploadRefusals('material', 'El material') },
    async ({ caller: { userId }, params, body: { material } }) => {
      const access = await accessTo(school, params, userId);
      if (!access.ok) return access;
      const kept = await keep(school, access.value, 'material', material, userId);
      return mapValue(kept, ({ key }) => ({ file: key }));
    },
  );
}

function reading(app: FastifyInstance, school: School): void {
  const refusals = { ...ofProduct, ...only(contentFileRefusals, 'file-not-found') };
  serve(app, school, contract.readCaptionsFile, refusals, async ({ caller, params, query, reply }) => {
    void reply.header('cache-control', 'no-store');
    const own = await ownFile(school, params, caller.userId, query.file, ['captions']);
    if (!own.ok) return own;
    const files = school.get(FileStore);
    const found = await files.find(query.file);
    if (found === null) return refuse({ kind: 'file-not-found' });
    return accept({ text: await text(Readable.from(await files.read(query.file, 0, found.bytes - 1))) });
  });
  serve(app, school, contract.addressOfContentFile, refusals, async ({ caller, params, query, reply }) => {
    void reply.header('cache-control', 'no-store');
    const own = await ownFile(school, params, caller.userId, query.file, ['video', 'captions', 'poster', 'material']);
    return mapValue(own, ({ key }) => ({ address: signed(school, key, caller.userId) }));
  });
}

/** The id of a product that the caller may edit, or see. */
async function accessTo(
  school: School,
  { id }: { readonly id: number },
  userId: string,
  deed: 'see' | 'edit' = 'edit',
): Promise<Result<number, ProductAccessRefusal>> {
  return mapValue(await school.get(ProductAccess).to(id, userId, deed), (product) => product.id);
}

async function ownFile(
  school: School,
  params: { readonly id: number },
  userId: string,
  key: string,
  uses: readonly ContentFileUse[],
): Promise<Result<OwnFile, ProductAccessRefusal | { readonly kind: 'file-not-found' }>> {
  const access = await accessTo(school, params, userId, 'see');
  if (!access.ok) return access;
  const files = await school.get(ContentFiles).ofProduct(access.value);
  const own = files.find((file) => file.key === key && uses.includes(file.use));
  return own === undefined ? refuse({ kind: 'file-not-found' }) : accept(own);
}

function keep(school: School, productId: number, use: SmallUse, sent: SentFile, by: string) {
  const file = receivedFile(sent);
  const given = { name: file?.fileName ?? '', content: file?.content ?? new Uint8Array() };
  return school.get(KeepContentUpload).execute(productId, use, given, by);
}

function signed(school: School, key: string, userId: string): string {
  const until = new Date(school.get(Clock).now().getTime() + hour);
  return school.get(SignedAddresses).sign({ path: privateFilesPath + key, userId, until });
}
