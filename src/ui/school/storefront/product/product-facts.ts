import { formatMinutes } from '#domain/shared/length.ts';
import { placesText } from '#domain/catalogue/places-text.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import { modalityNames } from '#domain/catalogue/modality-names.ts';
import type { Modality, ProductDetails } from '#domain/catalogue/product.ts';
import type { AverageRating } from '#domain/learning/review.ts';
import { refundConditionOf } from '#domain/legal/refund-rule.ts';
import { formatLimaTime, formatLongInstant, limaDay, writtenDay } from '#domain/shared/dates.ts';
import { capitalised } from '#domain/shared/text.ts';
import { academicHours } from '#domain/learning/academic-hours.ts';

/** Something of a product by its name. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/**
 * What of a product can be counted: date, length, access, certificate, people. Dates are Lima's. What prepares a consultancy is not
 * its length: its hour is. Source: SITE-5.
 * @param isOver whether a seminar was held already.
 */
export function factsOf(product: ProductDetails, isOver: boolean): readonly Fact[] {
  const { kind, modality, minutes, classes, certificateHours, planSeats, rating, level } = product;
  const isMeasured = kind !== 'consultancy';
  const facts: readonly (Fact | null)[] = [
    product.startsAt === null ? null : { name: 'Fecha', value: dateText(product.startsAt, product.endsAt) },
    modality === null || isOver ? null : { name: 'Modalidad', value: modalityText(product, modality) },
    product.placesLeft === undefined ? null : { name: 'Cupos', value: placesText(product.placesLeft) },
    level === null ? null : { name: 'Nivel', value: capitalised(level) },
    classes === 0 || !isMeasured ? null : { name: 'Clases', value: String(classes) },
    minutes === 0 ? null : { name: isMeasured ? 'Duración' : 'Cada cita', value: formatMinutes(minutes) },
    accessOf(product, isOver),
    certificateHours === 0
      ? null
      : {
          name: 'Certificado',
          value: academicHours(certificateHours),
        },
    product.hasConsultations
      ? { name: 'Consultas', value: isMeasured ? 'Preguntas al docente' : 'Con el especialista' }
      : null,
    rating === null ? null : { name: 'Calificación', value: ratingText(rating) },
    studentsOf(product),
    updatedOf(product),
    refundOf(product, isOver),
    planSeats === null ? null : { name: 'Personas', value: planSeats === 1 ? 'Solo tú' : `Hasta ${planSeats}` },
  ];
  return facts.filter((fact) => fact !== null);
}

/** '4.6 de 5, 12 calificaciones'. */
function ratingText({ average, count }: AverageRating): string {
  return `${average} de 5, ${count} ${count === 1 ? 'calificación' : 'calificaciones'}`;
}

/** Whose hour it is, in one piece: a line does not end within it. */
export const LIMA_HOUR = '(hora\u00a0de\u00a0Lima)';

/** 'viernes 11 de diciembre de 2026, 6:00 p. m. a 8:00 p. m. (hora de Lima)'. */
function dateText(startsAt: string, endsAt: string | null): string {
  const start = formatLongInstant(new Date(startsAt), { withYear: true });
  return `${start}${endsAt === null ? '' : ` a ${formatLimaTime(new Date(endsAt))}`} ${LIMA_HOUR}`;
}

/** What has no date is not attended live, whatever it is called. */
function modalityText({ startsAt }: ProductDetails, modality: Modality): string {
  return modality === 'virtual' && startsAt === null ? 'Por internet, a tu ritmo' : modalityNames[modality];
}

function accessOf({ kind }: ProductDetails, isOver: boolean): Fact | null {
  if (kind === 'plan' || kind === 'consultancy') return null;
  const live = isOver ? 'Grabación: no vence' : 'En vivo, y la grabación no vence';
  return { name: 'Acceso', value: kind === 'seminar' ? live : 'No vence' };
}

const read: ReadonlySet<ProductKind> = new Set(['book', 'magazine']);

/**
 * How many have it by a purchase, until today; a plan and a consultancy are used up, so that it would say nothing. Whoever has it by
 * a plan rates it too: fewer than those who rated is no answer to how many have it.
 */
function studentsOf({ kind, students, rating }: ProductDetails): Fact | null {
  const isTold = students > 0 && students >= (rating?.count ?? 0);
  if (!isTold || kind === 'plan' || kind === 'consultancy') return null;
  const value = `${students} hasta hoy`;
  if (read.has(kind)) return { name: 'Lectores', value };
  return { name: kind === 'seminar' ? 'Inscritos' : 'Estudiantes', value };
}

/** '14 de julio de 2026': the day on which something of it was last changed. What is held on a day is as new as that day. */
function updatedOf({ kind, updatedAt }: ProductDetails): Fact | null {
  if (kind === 'plan' || kind === 'consultancy' || kind === 'seminar') return null;
  return { name: 'Actualizado', value: writtenDay(limaDay(new Date(updatedAt))) };
}

/** The school's own rule; what is free, and what was held already, is not given back. */
function refundOf({ kind, price }: ProductDetails, isOver: boolean): Fact | null {
  const isFree = price.current === 0 && kind !== 'plan';
  return isFree || isOver ? null : { name: 'Devolución', value: capitalised(refundConditionOf(kind)) };
}
