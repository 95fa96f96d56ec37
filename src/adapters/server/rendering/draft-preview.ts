import type { FastifyInstance } from 'fastify';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { ApplyDraft } from '#application/server/office/products/apply-draft.ts';
import { SignedAddresses } from '#application/server/shared/ports/signed-addresses.ts';
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
    const [path = '', query = ''] = request.url.split('?');
    const permit = school.get(SignedAddresses).read(path, query, school.get(Clock).now());
    const id = Number(request.params.id);
    const page = permit.ok && Number.isSafeInteger(id) ? await drawn(id) : null;
    const found = page ?? (await rendererOf(school).render(asVisitor('/vista-previa')));
    void reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer');
    return sendHtml(request, reply, { status: found.status, html: withoutScripts(found.html), isPrivate: true });
  });

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
