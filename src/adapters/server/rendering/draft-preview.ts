import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeXml } from '#adapters/server/escape-xml.ts';
import { unlessTooMany } from '#adapters/server/http/shared/document-limit.ts';
import { noSuchAddress } from '#adapters/server/http/shared/error-answers.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { Products } from '#application/server/catalogue/ports/products.ts';
import { CertificateDocuments } from '#application/server/learning/ports/certificate-documents.ts';
import { ApplyDraft } from '#application/server/office/products/apply-draft.ts';
import { SignedAddresses } from '#application/server/shared/ports/signed-addresses.ts';
import type { StoredProductDetails } from '#domain/catalogue/product.ts';
import type { DrawnPage, PageRenderer } from './page-renderer.tsx';
import { sendHtml } from './send-page.ts';

/** Milliseconds that a preview may take: it keeps whoever writes waiting. */
const longestDrawing = 10_000;

type PreviewCall = { Params: { id: string } };

/**
 * The page of a product as publishing it now would make it, for whoever has its address, which ends. What is published is applied in a
 * transaction, the page is drawn from that, and the transaction is undone: it is the public page itself. It comes without scripts,
 * which would look for the product at the school.
 */
export function draftPreview(app: FastifyInstance, school: School, rendererOf: (school: School) => PageRenderer): void {
  app.get<PreviewCall>('/vista-previa/:id', { config: { isPage: true } }, async (request, reply) => {
    const { id, query } = permittedOf(request);
    const page = id === null ? null : await drawn(id);
    const found = page ?? (await rendererOf(school).render(asVisitor('/vista-previa')));
    void reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer');
    const html = withoutScripts(found.html).replaceAll(
      /\/certificados\/[a-z0-9-]+\.svg/g,
      `/vista-previa/${id}/certificado.svg?${escapeXml(query)}`,
    );
    return sendHtml(request, reply, { status: found.status, html, isPrivate: true });
  });
  // What is not sold yet has no certificate that anybody could see.
  app.get<PreviewCall>('/vista-previa/:id/certificado.svg', async (request, reply) => {
    const { id } = permittedOf(request);
    const product = id === null ? null : await productOf(id);
    if (product === null || product.certificateHours === 0) throw noSuchAddress();
    const now = school.get(Clock).now();
    const picture = await unlessTooMany(() => school.get(CertificateDocuments).sample(product, now));
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', "default-src 'none'")
      .type('image/svg+xml')
      .send(picture);
  });

  /** The product that an address may show; null: it may not, or no more. */
  function permittedOf({ url, params }: FastifyRequest<PreviewCall>) {
    const [, query = ''] = url.split('?');
    const id = Number(params.id);
    const permit = school.get(SignedAddresses).read(`/vista-previa/${params.id}`, query, school.get(Clock).now());
    return { id: permit.ok && Number.isSafeInteger(id) ? id : null, query };
  }

  function productOf(id: number): Promise<StoredProductDetails | null> {
    return school.rehearse(
      ApplyDraft,
      (apply) => apply.execute(id),
      (address, within) =>
        address === null
          ? Promise.resolve(null)
          : within.get(Products).findBySlug(address.slice(address.lastIndexOf('/') + 1)),
    );
  }

  function drawn(id: number): Promise<DrawnPage | null> {
    return school.rehearse(
      ApplyDraft,
      (apply) => apply.execute(id),
      (address, within): Promise<DrawnPage | null> =>
        address === null ? Promise.resolve(null) : rendererOf(within).render(asVisitor(address)),
    );
  }
}

const asVisitor = (address: string) => ({
  address,
  visitor: '',
  isAdvertisementClosed: true,
  signal: AbortSignal.timeout(longestDrawing),
});

function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '');
}
