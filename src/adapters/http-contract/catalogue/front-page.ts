import * as v from 'valibot';
import { type Endpoint, endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { frontShelfNames, type OfFrontShelves } from '#domain/home/front-products.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { SellerCard } from '#domain/catalogue/seller.ts';
import type { Teacher } from '#domain/catalogue/teacher.ts';
import { mapRecord, recordOf } from '#domain/shared/record.ts';
import type { ShortQuestion } from '#domain/support/help-question.ts';
import { cardSchema, presentCard, readCard } from './product-wire.ts';

const cards = v.array(cardSchema);
/** Ids with blanks between them. */
const picks = v.optional(v.pipe(v.string(), v.maxLength(200, 'Aquí van hasta 200 caracteres.')));

const area = 'Catálogo';

export const listFrontProducts = endpoint({
  method: 'GET',
  path: '/api/v1/front-products',
  summary: 'Los productos de la portada, parte por parte; con lo que se pruebe en lugar de lo elegido a mano',
  area,
  query: v.object(recordOf(frontShelfNames, () => picks)),
  answer: v.object(recordOf(frontShelfNames, () => cards)),
});

type WireFront = v.InferOutput<NonNullable<typeof listFrontProducts.answer>>;

export const presentFront = (front: OfFrontShelves<readonly ProductCard[]>): WireFront =>
  mapRecord(front, (products) => products.map(presentCard));

export const readFront = (wire: WireFront): OfFrontShelves<readonly ProductCard[]> =>
  mapRecord(wire, (products) => products.map(readCard));

export const listTeachers = endpoint({
  method: 'GET',
  path: '/api/v1/teachers',
  summary: 'Las personas con más productos publicados',
  area,
  answer: v.object({
    teachers: v.array(
      wireOf<Teacher>()(
        v.object({ slug: v.string(), name: v.string(), profession: v.string(), photo: v.nullable(v.string()) }),
      ),
    ),
  }),
});

export const listSellers = endpoint({
  method: 'GET',
  path: '/api/v1/sellers',
  summary: 'Los vendedores verificados',
  area,
  answer: v.object({
    sellers: v.array(
      wireOf<SellerCard>()(
        v.object({
          slug: v.string(),
          fullName: v.string(),
          tradeName: v.string(),
          categoryTitle: v.string(),
          photo: v.nullable(v.string()),
          logo: v.nullable(v.string()),
        }),
      ),
    ),
  }),
});

export const listFrontQuestions = endpoint({
  method: 'GET',
  path: '/api/v1/front-questions',
  summary: 'Las primeras preguntas frecuentes, en pocas palabras',
  area,
  answer: v.object({
    questions: v.array(wireOf<ShortQuestion>()(v.object({ question: v.string(), answer: v.string() }))),
  }),
});

export const frontPageEndpoints: readonly Endpoint[] = [
  listFrontProducts,
  listTeachers,
  listSellers,
  listFrontQuestions,
];
