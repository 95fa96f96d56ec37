import { formatMinutes } from '#domain/catalogue/length.ts';
import type { AverageRating, ProductDetails } from '#domain/catalogue/product.ts';
import { formatLimaTime, formatLongInstant } from '#domain/shared/dates.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** What of a product can be counted: date, length, access, certificate, people. Dates are Lima's. Source: SITE-5. */
export function factsOf(product: ProductDetails): readonly Fact[] {
  const { modality, minutes, classes, certificateHours, planSeats, rating } = product;
  const facts: readonly (Fact | null)[] = [
    product.startsAt === null ? null : { name: 'Fecha', value: dateText(product.startsAt, product.endsAt) },
    modality === null ? null : { name: 'Modalidad', value: modalities[modality] },
    classes === 0 ? null : { name: 'Clases', value: String(classes) },
    minutes === 0 ? null : { name: 'Duración', value: formatMinutes(minutes) },
    accessOf(product),
    certificateHours === 0
      ? null
      : {
          name: 'Certificado',
          value: `${certificateHours} ${certificateHours === 1 ? 'hora académica' : 'horas académicas'}`,
        },
    product.hasConsultations ? { name: 'Consultas', value: 'Preguntas al docente' } : null,
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

function accessOf({ kind }: ProductDetails): Fact | null {
  if (kind === 'plan' || kind === 'consultancy') return null;
  return { name: 'Acceso', value: kind === 'seminar' ? 'En vivo, y la grabación no vence' : 'No vence' };
}
