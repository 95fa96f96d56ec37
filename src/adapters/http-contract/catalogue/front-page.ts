import * as v from 'valibot';
import { type Endpoint, endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import type { SellerCard } from '#domain/catalogue/seller.ts';
import type { Teacher } from '#domain/catalogue/teacher.ts';
import type { ShortQuestion } from '#domain/support/help-question.ts';

const area = 'Catálogo';

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

export const frontPageEndpoints: readonly Endpoint[] = [listTeachers, listSellers, listFrontQuestions];
