import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import { arrendamientoYDesalojo } from '#adapters/server/sample-school/books/arrendamiento-y-desalojo.ts';
import { comoEscribirUnaTesis } from '#adapters/server/sample-school/books/como-escribir-una-tesis.ts';
import { contratosQueSeEntienden } from '#adapters/server/sample-school/books/contratos-que-se-entienden.ts';
import { cuentasClaras } from '#adapters/server/sample-school/books/cuentas-claras.ts';
import { derechosDelConsumidor } from '#adapters/server/sample-school/books/derechos-del-consumidor.ts';
import { manualDelIgv } from '#adapters/server/sample-school/books/manual-del-igv.ts';
import { consultancies } from './consultancies.ts';
import type { SamplePlan, SampleProduct, SampleProgramme, SampleReading, SampleSeminar } from './content-types.ts';
import { derechoLaboral } from '#adapters/server/sample-school/courses/derecho-laboral.ts';
import { diplomas } from '#adapters/server/sample-school/courses/diplomas.ts';
import { igvPasoAPaso } from '#adapters/server/sample-school/courses/igv-paso-a-paso.ts';
import { otherCourses } from '#adapters/server/sample-school/courses/other-courses.ts';
import { specialisedCourses } from '#adapters/server/sample-school/courses/specialised-courses.ts';
import { workshops } from '#adapters/server/sample-school/courses/workshops.ts';
import { sampleMagazines } from './magazines.ts';
import { samplePlans } from './plans.ts';
import { sampleSeminars } from './seminars.ts';

/** A product of the sample school with its kind, in the order of the lists. */
export type SampleEntry =
  | { readonly kind: 'seminar'; readonly product: SampleSeminar }
  | {
      readonly kind: 'course' | 'workshop' | 'diploma' | 'specialised-course' | 'consultancy';
      readonly product: SampleProgramme;
    }
  | { readonly kind: 'book' | 'magazine'; readonly product: SampleReading }
  | { readonly kind: 'plan'; readonly product: SamplePlan };

const books: readonly SampleReading[] = [
  manualDelIgv,
  arrendamientoYDesalojo,
  contratosQueSeEntienden,
  comoEscribirUnaTesis,
  cuentasClaras,
  derechosDelConsumidor,
];

function entries<K extends ProductKind, P extends SampleProduct>(kind: K, products: readonly P[]) {
  return products.map((product) => ({ kind, product }));
}

export const sampleCatalogue: readonly SampleEntry[] = [
  ...entries('seminar', sampleSeminars),
  ...entries('course', [derechoLaboral, igvPasoAPaso, ...otherCourses]),
  ...entries('workshop', workshops),
  ...entries('diploma', diplomas),
  ...entries('specialised-course', specialisedCourses),
  ...entries('book', books),
  ...entries('magazine', sampleMagazines),
  ...entries('consultancy', consultancies),
  ...entries('plan', samplePlans),
];
