import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { dayIn, dayToCome, emailIn, emptyCell, faultsOf } from './moving-cells.ts';
import { cellFault, faulty, type Faulty, type LineReading } from './moving.ts';

/** The columns of a file of what people have (docs/operating.md describes them). */
export const grantColumns = ['correo', 'producto', 'desde', 'hasta'] as const;
type GrantColumn = (typeof grantColumns)[number];

/** A product that somebody had on another platform. */
export interface MovedGrant {
  readonly email: EmailAddress;
  /** Its sku or slug. */
  readonly product: string;
  /** Null: not told. */
  readonly from: PlainDate | null;
  /** The last day; null: for ever. */
  readonly until: PlainDate | null;
}

/** Two lines of one person and product are a renewal: from the first day to the last. @param today in Lima. */
export function grantReading(today: PlainDate): LineReading<GrantColumn, MovedGrant> {
  return {
    read: (row) => grantOf(row, today),
    keyOf: ({ email, product }) => `${email} ${product}`,
    joined: (one, other) =>
      accept({ ...one, from: earlier(one.from, other.from), until: longer(one.until, other.until) }),
  };
}

function grantOf(row: Readonly<Record<GrantColumn, string>>, today: PlainDate): Result<MovedGrant, Faulty> {
  const [email, from, until] = [emailIn(row.correo), dayIn('desde', row.desde), dayIn('hasta', row.hasta)];
  const faults = [...faultsOf([email, from, until])];
  if (row.producto === '') faults.push(emptyCell('producto'));
  if (!email.ok || !from.ok || !until.ok || faults.length > 0) return refuse(faulty(...faults));
  const [first, last] = [from.value, until.value];
  if (first !== null && first > today) return refuse(faulty(dayToCome('desde')));
  if (first !== null && last !== null && last < first) {
    return refuse(faulty(cellFault('hasta', 'no puede ser antes de «desde»')));
  }
  return accept({ email: email.value, product: row.producto, from: first, until: last });
}

/** The earlier of two beginnings; null is one that is not told. Days and instants alike. */
export function earlier<T extends PlainDate | Date>(one: T | null, other: T | null): T | null {
  if (one === null || other === null) return one ?? other;
  return other < one ? other : one;
}

/** The later of two ends; null is no end. Days and instants alike. */
export function longer<T extends PlainDate | Date>(one: T | null, other: T | null): T | null {
  if (one === null || other === null) return null;
  return other > one ? other : one;
}
