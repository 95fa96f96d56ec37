import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { classesOf, type CourseClass, type CourseContent } from '#domain/learning/course-content.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import { dayIn, dayToCome, emailIn, emptyCell, faultsOf } from './moving-cells.ts';
import { type CellFault, cellFault, faulty, type Faulty, type LineReading } from './moving.ts';

/** The columns of a file of how far people are (docs/operating.md describes them). */
export const progressColumns = ['correo', 'producto', 'avance', 'clase', 'fecha'] as const;
type ProgressColumn = (typeof progressColumns)[number];

/** How far somebody came in a product on another platform. Source: docs/decisions/0080. */
export interface MovedProgress {
  readonly email: EmailAddress;
  /** Its sku or slug. */
  readonly product: string;
  readonly reached: Reached;
  /** When that was; null: not told. */
  readonly on: PlainDate | null;
}

/** Of a hundred parts, 0 to 100, whole, rounded down; or one class that was done, by its title. */
export type Reached =
  | { readonly kind: 'part'; readonly percent: number }
  | { readonly kind: 'class'; readonly title: string };

/** Lines of one person and product say how far at most; a class that is done twice was done the first time. @param today in Lima. */
export function progressReading(today: PlainDate): LineReading<ProgressColumn, MovedProgress> {
  return {
    read: (row) => progressOf(row, today),
    keyOf: ({ email, product, reached }) =>
      `${email} ${product} ${reached.kind === 'class' ? titleKey(reached.title) : ''}`,
    joined: (one, other) => accept(further(one, other)),
  };
}

function progressOf(row: Readonly<Record<ProgressColumn, string>>, today: PlainDate): Result<MovedProgress, Faulty> {
  const [email, reached, on] = [emailIn(row.correo), reachedIn(row), dayIn('fecha', row.fecha)];
  const product = row.producto === '' ? refuse(emptyCell('producto')) : accept(row.producto);
  if (!email.ok || !product.ok || !reached.ok || !on.ok)
    return refuse(faulty(...faultsOf([email, product, reached, on])));
  if (on.value !== null && on.value > today) return refuse(faulty(dayToCome('fecha')));
  return accept({ email: email.value, product: product.value, reached: reached.value, on: on.value });
}

/** 40, 40 %, 40.5 and 40,5 are what other platforms write. */
function reachedIn({ avance, clase }: Readonly<Record<ProgressColumn, string>>): Result<Reached, CellFault> {
  if (clase !== '') {
    return avance === ''
      ? accept({ kind: 'class', title: oneLine(clase) })
      : refuse(cellFault('clase', 'es una u otra: «avance» o «clase»'));
  }
  if (avance === '') return refuse(cellFault('avance', 'falta: di «avance» o «clase»'));
  const number = /^(\d{1,3})(?:[.,]\d{1,6})?\s*%?$/.exec(avance)?.[1];
  const percent = number === undefined ? Number.NaN : Number(number);
  const isMore = percent === 100 && /[.,]0*[1-9]/.test(avance);
  if (percent >= 0 && percent <= 100 && !isMore) return accept({ kind: 'part', percent });
  return refuse(cellFault('avance', `debe ser de 0 a 100; dice «${avance}»`));
}

/** By which the titles of classes are compared. */
export function titleKey(title: string): string {
  return oneLine(title).toLowerCase();
}

/** What reaches further; of the same reach, what was reached first. */
function further(one: MovedProgress, other: MovedProgress): MovedProgress {
  const [mine, theirs] = [one, other].map(({ reached }) => (reached.kind === 'part' ? reached.percent : 0));
  if (mine !== theirs) return (mine ?? 0) > (theirs ?? 0) ? one : other;
  return { ...one, on: firstTold(one.on, other.on) };
}

function firstTold(one: PlainDate | null, other: PlainDate | null): PlainDate | null {
  if (one === null || other === null) return one ?? other;
  return other < one ? other : one;
}

/**
 * How many of a content's classes make up a percentage as other platforms tell it, rounded down or to the nearest: the
 * most whose own percentage is not above it. 33 and 34 % of three classes are one; only 100 % are all.
 *
 * @param percent 0 to 100, whole.
 */
export function classesOfPercent(percent: number, total: number): number {
  if (percent === 0) return 0;
  return percent === 100 ? total : Math.ceil(((percent + 1) * total) / 100) - 1;
}

export type ReachRefusal = { readonly kind: 'content-without-classes' | 'class-unknown' | 'class-title-twice' };

/** The classes that somebody who came so far has done: of a percentage the first ones, in the order in which they are studied. */
export function classesReached<C extends CourseClass>(
  content: CourseContent<C>,
  reached: Reached,
): Result<readonly C[], ReachRefusal> {
  const classes = classesOf(content);
  if (classes.length === 0) return refuse({ kind: 'content-without-classes' });
  if (reached.kind === 'part') return accept(classes.slice(0, classesOfPercent(reached.percent, classes.length)));
  const named = classes.filter(({ title }) => titleKey(title) === titleKey(reached.title));
  if (named.length === 0) return refuse({ kind: 'class-unknown' });
  return named.length > 1 ? refuse({ kind: 'class-title-twice' }) : accept(named);
}
