import * as v from 'valibot';
import type { Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { readEndpoint } from '#adapters/http-contract/shared/read-endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { givenPage, instant, slugText, whichOf } from '#adapters/http-contract/shared/wire-values.ts';
import { type VotedReview, reviewVotes } from '#application/read-models/learning/voted-review.ts';
import { type StaffReviews, staffReviews } from '#application/read-models/learning/staff-reviews.ts';
import { type IssuedCertificates, officeCertificates } from '#application/read-models/learning/office-certificates.ts';
import { type StaffConsultations, staffConsultations } from '#application/read-models/learning/staff-consultations.ts';
import { consultationFilters } from '#domain/learning/consultation.ts';
import { type MyConsultancy, myConsultancies } from '#application/read-models/learning/bought-consultancy.ts';
import { consultancyStates } from '#domain/learning/consultancies/appointment.ts';
import { reviewFilters } from '#domain/learning/review.ts';
import { appointmentWire } from './appointment-wire.ts';

const area = 'Opiniones';

export const listReviewVotes = readEndpoint(reviewVotes, {
  path: '/api/v1/review-votes',
  summary: 'Cómo se votaron unas opiniones y qué dijo de ellas quien llama',
  area,
  signIn: 'required',
  query: v.object({ reviews: v.optional(v.pipe(v.string(), v.maxLength(4000, 'Son demasiadas opiniones.')), '') }),
  answer: v.object({
    votes: v.array(
      wireOf<VotedReview>()(
        v.object({
          id: v.string(),
          helpful: v.number(),
          isOwn: v.boolean(),
          isHelpful: v.boolean(),
          isReported: v.boolean(),
        }),
      ),
    ),
  }),
  fromWire: ({ votes }) => votes,
});

const reviewed = { slug: v.string(), title: v.string() };

export const listStaffReviews = readEndpoint(staffReviews, {
  path: '/api/v1/staff/reviews',
  summary: 'Las opiniones para quien colabora con la escuela: las reportadas primero, luego las últimas',
  area,
  signIn: 'required',
  permission: 'see-reviews',
  query: v.object({
    which: whichOf(reviewFilters),
    product: v.optional(v.union([v.literal(''), slugText]), ''),
    page: givenPage,
  }),
  answer: wireOf<StaffReviews>()(
    v.object({
      reviews: v.array(
        v.object({
          id: v.string(),
          product: v.object({ ...reviewed, path: v.string() }),
          author: v.string(),
          stars: v.number(),
          opinion: v.string(),
          at: instant,
          helpful: v.number(),
          reports: v.array(v.string()),
          answer: v.nullable(v.object({ text: v.string(), at: instant })),
          hidden: v.nullable(v.object({ at: instant, reason: v.string() })),
        }),
      ),
      total: v.number(),
      page: v.number(),
      pages: v.number(),
      waiting: v.number(),
      products: v.array(v.object(reviewed)),
    }),
  ),
  fromWire: (reviews) => reviews,
});

const consulted = { slug: v.string(), title: v.string() };

export const listStaffConsultations = readEndpoint(staffConsultations, {
  path: '/api/v1/staff/consultations',
  summary:
    'Las consultas de estudiantes para quien las responde: por responder, la más antigua primero; respondidas, de la última a la primera',
  area: 'Aprendizaje',
  signIn: 'required',
  permission: 'see-consultations',
  query: v.object({
    which: whichOf(consultationFilters),
    content: v.optional(v.union([v.literal(''), slugText]), ''),
    page: givenPage,
  }),
  answer: wireOf<StaffConsultations>()(
    v.object({
      consultations: v.array(
        v.object({
          id: v.string(),
          content: v.object({ ...consulted, path: v.string() }),
          author: v.string(),
          question: v.string(),
          askedAt: instant,
          answer: v.nullable(v.object({ text: v.string(), at: instant, by: v.nullable(v.string()) })),
          signedBy: v.nullable(v.string()),
        }),
      ),
      total: v.number(),
      page: v.number(),
      pages: v.number(),
      waiting: v.number(),
      contents: v.array(v.object(consulted)),
    }),
  ),
  fromWire: (consultations) => consultations,
});

export const listOfficeCertificates = readEndpoint(officeCertificates, {
  path: '/api/v1/staff/certificates',
  summary: 'Los certificados emitidos, del último al primero; por código, nombre, correo o contenido',
  area: 'Certificados',
  signIn: 'required',
  permission: 'see-certificates',
  query: v.object({
    words: v.optional(v.pipe(v.string(), v.maxLength(100, 'Busca con menos palabras.')), ''),
    page: givenPage,
  }),
  answer: wireOf<IssuedCertificates>()(
    v.object({
      certificates: v.array(
        v.object({
          code: v.string(),
          kind: v.picklist(['participation', 'approval']),
          holder: v.string(),
          holderDocument: v.string(),
          email: v.string(),
          title: v.string(),
          issuedAt: instant,
          revoked: v.nullable(v.object({ at: instant, reason: v.string() })),
          reissues: v.array(
            v.object({
              at: instant,
              by: v.picklist(['holder', 'staff']),
              reason: v.string(),
              formerHolder: v.string(),
              formerDocument: v.string(),
            }),
          ),
          present: v.nullable(v.object({ holder: v.string(), document: v.string() })),
        }),
      ),
      total: v.number(),
      page: v.number(),
      pages: v.number(),
    }),
  ),
  fromWire: (certificates) => certificates,
});

export const listMyConsultancies = readEndpoint(myConsultancies, {
  path: '/api/v1/my-consultancies',
  summary: 'Las consultorías de quien llama, con sus citas',
  area: 'Aprendizaje',
  signIn: 'required',
  query: null,
  answer: v.object({
    consultancies: v.array(
      wireOf<MyConsultancy>()(
        v.object({
          id: v.string(),
          slug: v.string(),
          title: v.string(),
          boughtAt: instant,
          arranging: v.string(),
          state: v.picklist(consultancyStates),
          appointments: v.pipe(v.array(appointmentWire), v.readonly()),
        }),
      ),
    ),
  }),
  fromWire: ({ consultancies }) => consultancies,
});

/** What pages about contents only show; it comes with the first of them that is asked. */
export const learningReads: readonly Endpoint[] = [
  listReviewVotes,
  listStaffReviews,
  listStaffConsultations,
  listOfficeCertificates,
  listMyConsultancies,
];
