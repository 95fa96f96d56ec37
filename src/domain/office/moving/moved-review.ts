import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { LONGEST_OPINION, type Rating, ratingOf } from '#domain/learning/discussion.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { emailIn, emptyCell, faultsOf, pastDayIn, wholeIn } from './moving-cells.ts';
import { cellFault, faulty, type Faulty, type LineReading } from './moving.ts';

/** The columns of a file of opinions (docs/operating.md describes them). */
export const reviewColumns = ['correo', 'producto', 'estrellas', 'fecha', 'opinion'] as const;
type ReviewColumn = (typeof reviewColumns)[number];

/** What somebody said of a product on another platform. */
export interface MovedReview {
  readonly email: EmailAddress;
  /** Its sku or slug. */
  readonly product: string;
  readonly rating: Rating;
  readonly on: PlainDate;
}

/** Somebody has one opinion of a product. @param today in Lima. */
export function reviewReading(today: PlainDate): LineReading<ReviewColumn, MovedReview> {
  return {
    read: (row) => reviewOf(row, today),
    keyOf: ({ email, product }) => `${email} ${product}`,
    joined: (one, other) =>
      JSON.stringify(one) === JSON.stringify(other)
        ? accept(one)
        : refuse(cellFault('correo', `«${one.email}» ya dice otra cosa de este producto en el archivo`)),
  };
}

function reviewOf(row: Readonly<Record<ReviewColumn, string>>, today: PlainDate): Result<MovedReview, Faulty> {
  const email = emailIn(row.correo);
  const product = row.producto === '' ? refuse(emptyCell('producto')) : accept(row.producto);
  const stars = wholeIn('estrellas', row.estrellas, { least: 1, most: 5 });
  const on = pastDayIn('fecha', row.fecha, today);
  if (!email.ok || !product.ok || !stars.ok || !on.ok) {
    return refuse(faulty(...faultsOf([email, product, stars, on])));
  }
  const rating = ratingOf({ stars: stars.value, opinion: row.opinion });
  if (!rating.ok) return refuse(faulty(cellFault('opinion', `no puede pasar de ${LONGEST_OPINION} caracteres`)));
  return accept({ email: email.value, product: product.value, rating: rating.value, on: on.value });
}
