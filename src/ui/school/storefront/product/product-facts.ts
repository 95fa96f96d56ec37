import { formatMinutes } from '#domain/catalogue/length.ts';
import type { AverageRating, ProductDetails } from '#domain/catalogue/product.ts';
import { formatLimaTime, formatLongInstant } from '#domain/shared/dates.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
}

/**
 * What of a product can be counted: date, length, access, certificate, people. Dates are Lima's. What prepares a consultancy is not
 * its length. Source: SITE-5.
 * @param isOver whether a seminar was held already.
 */
export function factsOf(product: ProductDetails, isOver: boolean): readonly Fact[] {
  const { kind, modality, minutes, classes, certificateHours, planSeats, rating } = product;
  const isMeasured = kind !== 'consultancy';
  const facts: readonly (Fact | null)[] = [
    product.startsAt === null ? null : { name: 'Fecha', value: dateText(product.startsAt, product.endsAt) },
    modality === null || isOver ? null : { name: 'Modalidad', value: modalities[modality] },
    classes === 0 || !isMeasured ? null : { name: 'Clases', value: String(classes) },
    minutes === 0 || !isMeasured ? null : { name: 'Duración', value: formatMinutes(minutes) },
    accessOf(product, isOver),
    certificateHours === 0
      ? null
      : {
          name: 'Certificado',
          value: `${certificateHours} ${certificateHours === 1 ? 'hora académica' : 'horas académicas'}`,
        },
    product.hasConsultations
      ? { name: 'Consultas', value: isMeasured ? 'Preguntas al docente' : 'Con el especialista' }
      : null,
    rating === null ? null : { name: 'Calificación', value: ratingText(rating) },
    planSeats === null ? null : { name: 'Personas', value: planSeats === 1 ? 'Solo tú' : `Hasta ${planSeats}` },
  ];
  return facts.filter((fact) => fact !== null);
}

/** '4.6 de 5, 12 calificaciones'. */
function ratingText({ average, count }: AverageRating): string {
  return `${average} de 5, ${count} ${count === 1 ? 'calificación' : 'calificaciones'}`;
}

/** 'viernes 11 de diciembre de 2026, 6:00 p. m. a 8:00 p. m. (hora de Lima)'. */
function dateText(startsAt: string, endsAt: string | null): string {
  const start = formatLongInstant(new Date(startsAt), { withYear: true });
  return `${start}${endsAt === null ? '' : ` a ${formatLimaTime(new Date(endsAt))}`} (hora de Lima)`;
}

const modalities = {
  virtual: 'En vivo, por internet',
  presencial: 'Presencial',
  híbrido: 'Presencial y por internet',
} as const;

function accessOf({ kind }: ProductDetails, isOver: boolean): Fact | null {
  if (kind === 'plan' || kind === 'consultancy') return null;
  const live = isOver ? 'Grabación: no vence' : 'En vivo, y la grabación no vence';
  return { name: 'Acceso', value: kind === 'seminar' ? live : 'No vence' };
}
