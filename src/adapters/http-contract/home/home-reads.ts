import * as v from 'valibot';
import { salesFields, salesFromWire } from '#adapters/http-contract/cart/sales-wire.ts';
import { cardSchema, readCard } from '#adapters/http-contract/catalogue/product-wire.ts';
import type { Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { listMyEndings } from '#adapters/http-contract/plans/plan-endings.ts';
import { readEndpoint } from '#adapters/http-contract/shared/read-endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { instant } from '#adapters/http-contract/shared/wire-values.ts';
import { type MySales, mySales } from '#application/read-models/cart/code-sales.ts';
import { type MyCertificate, myCertificates } from '#application/read-models/home/my-certificate.ts';
import { myNotes, type NotesOfBook } from '#application/read-models/home/my-notes.ts';
import { type MySeminar, mySeminars } from '#application/read-models/home/my-seminar.ts';
import { mySaved } from '#application/read-models/home/my-saved.ts';
import { myNews, type NewsItem } from '#application/read-models/home/news-item.ts';
import { productKinds } from '#domain/catalogue/product-kind.ts';
import { noticeKinds } from '#domain/orders/order-notice.ts';
import { highlightColours } from '#domain/reading/annotation.ts';

// Found by its read among what this file exports.
export { listMyEndings };

const area = 'Inicio del estudiante';

const kindWire = v.picklist(productKinds);

export const listMySeminars = readEndpoint(mySeminars, {
  path: '/api/v1/my-seminars',
  summary: 'Los seminarios de quien llama, con su fecha, su enlace y su temario',
  area,
  signIn: 'required',
  query: null,
  answer: v.object({
    seminars: v.array(
      wireOf<MySeminar>()(
        v.object({
          id: v.number(),
          slug: v.string(),
          title: v.string(),
          /** Key of the uploaded cover; null: the school draws one. */
          coverFile: v.nullable(v.string()),
          startsAt: v.nullable(instant),
          endsAt: v.nullable(instant),
          modality: v.nullable(v.picklist(['virtual', 'presencial', 'híbrido'])),
          /** Where it is attended on line; null: it is over, or there is none yet. */
          room: v.nullable(v.string()),
          sessions: v.array(
            v.object({
              id: v.string(),
              title: v.string(),
              startsAt: instant,
              endsAt: instant,
              place: v.string(),
              address: v.nullable(v.string()),
              recording: v.nullable(v.string()),
              sequence: v.number(),
              changedAt: instant,
            }),
          ),
          topics: v.array(v.object({ title: v.string(), text: v.string() })),
          isRecorded: v.boolean(),
          /** The plan that gives it; null: it is the caller's own. */
          planSlug: v.nullable(v.string()),
          until: v.nullable(instant),
        }),
      ),
    ),
  }),
  fromWire: ({ seminars }) => seminars,
});

const newsItemWire = wireOf<NewsItem>()(
  v.variant('kind', [
    v.object({
      kind: v.literal('order'),
      id: v.string(),
      at: instant,
      notice: v.picklist(noticeKinds),
      /** The reason of a rejection, the code of a receipt; else ''. */
      text: v.string(),
    }),
    v.object({
      kind: v.literal('answer'),
      id: v.string(),
      at: instant,
      isUnread: v.boolean(),
      title: v.string(),
      slug: v.string(),
      productKind: kindWire,
    }),
    v.object({
      kind: v.literal('content'),
      id: v.string(),
      at: instant,
      title: v.string(),
      slug: v.string(),
      productKind: kindWire,
    }),
  ]),
);

export const listMyNews = readEndpoint(myNews, {
  path: '/api/v1/my-news',
  summary: 'Lo nuevo para quien llama: sus pedidos, sus consultas respondidas y lo que se sumó a sus planes',
  area,
  signIn: 'required',
  query: null,
  answer: v.object({ news: v.array(newsItemWire) }),
  fromWire: ({ news }) => news,
});

export const listMySaved = readEndpoint(mySaved, {
  path: '/api/v1/my-saved',
  summary: 'Lo que guardó quien llama, lo último primero, y si quiere avisos por correo',
  area,
  signIn: 'required',
  query: null,
  answer: v.object({ products: v.array(cardSchema), wantsLetters: v.boolean() }),
  fromWire: ({ products, wantsLetters }) => ({ products: products.map(readCard), wantsLetters }),
});

export const listMySales = readEndpoint(mySales, {
  path: '/api/v1/my-sales',
  summary: 'Lo que se vendió, por mes, con el código de vendedor de quien llama; nada de quien compró',
  area,
  signIn: 'required',
  query: null,
  answer: v.object({
    sellers: v.array(
      wireOf<MySales>()(
        v.object({
          tradeName: v.string(),
          word: v.string(),
          ...salesFields,
        }),
      ),
    ),
  }),
  fromWire: ({ sellers }) =>
    sellers.map(({ inAll, months, ...seller }) => ({ ...seller, ...salesFromWire({ inAll, months }) })),
});

export const listMyCertificates = readEndpoint(myCertificates, {
  path: '/api/v1/my-certificates',
  summary: 'Los certificados de quien llama, también de contenidos que ya no tiene',
  area,
  signIn: 'required',
  query: null,
  answer: v.object({
    certificates: v.array(
      wireOf<MyCertificate>()(
        v.object({
          code: v.string(),
          kind: v.picklist(['participation', 'approval']),
          grade: v.nullable(v.string()),
          title: v.string(),
          slug: v.string(),
          hours: v.number(),
          issuedAt: instant,
          revokedAt: v.nullable(instant),
          /** A signed address. */
          document: v.string(),
        }),
      ),
    ),
  }),
  fromWire: ({ certificates }) => certificates,
});

export const listMyNotes = readEndpoint(myNotes, {
  path: '/api/v1/my-notes',
  summary: 'Los resaltados y las notas de quien llama, también de libros que ya no tiene',
  area,
  signIn: 'required',
  query: null,
  answer: v.object({
    books: v.array(
      wireOf<NotesOfBook>()(
        v.object({
          slug: v.string(),
          title: v.string(),
          kind: v.picklist(['book', 'magazine']),
          isOpen: v.boolean(),
          notes: v.array(
            v.object({
              id: v.string(),
              section: v.nullable(v.string()),
              colour: v.picklist(highlightColours),
              quote: v.string(),
              note: v.string(),
              createdAt: instant,
            }),
          ),
        }),
      ),
    ),
  }),
  fromWire: ({ books }) => books,
});

/** What the pages of the student's home only show; it comes with the first of them that is asked. */
export const homeReads: readonly Endpoint[] = [
  listMySeminars,
  listMySales,
  listMyNews,
  listMyEndings,
  listMySaved,
  listMyCertificates,
  listMyNotes,
];
