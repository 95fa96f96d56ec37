import type { Insertable } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { DayOfStart } from '#adapters/server/sample-school/day-of-start.ts';
import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';

type Row<T extends keyof SchoolDatabase> = Insertable<SchoolDatabase[T]>;

const { student, owner, guest } = demoAccounts;
const labourCourse = 201;
const freeCourse = 208;

const comments = [
  {
    productId: labourCourse,
    userId: owner.id,
    daysAgo: 12,
    text: 'El caso del contrato por incremento de actividad es igual al de mi empresa. Lo compartí con mi contadora.',
  },
  {
    productId: labourCourse,
    userId: student.id,
    daysAgo: 5,
    text: 'Recomiendo tener a la mano una boleta de pago mientras se ve la clase de horas extras: se entiende mucho mejor.',
  },
  {
    productId: labourCourse,
    userId: guest.id,
    daysAgo: 3,
    text: 'Vi las clases en el bus y seguí en la computadora donde me quedé. Los subtítulos ayudan cuando hay ruido.',
  },
  {
    productId: freeCourse,
    userId: student.id,
    daysAgo: 19,
    text: 'Claro y al punto. Me gustó que cada paso diga cuánto demora.',
  },
] as const;

const ratings = [
  { productId: labourCourse, userId: owner.id, stars: 5, opinion: 'Cada clase trae un ejemplo con números.' },
  { productId: labourCourse, userId: guest.id, stars: 4, opinion: '' },
  { productId: freeCourse, userId: student.id, stars: 5, opinion: 'Breve y práctico.' },
  { productId: freeCourse, userId: owner.id, stars: 4, opinion: 'Le agregaría un caso de una asociación.' },
] as const;

/** Rows of `content_comments`: what the demo customers say of the complete courses. */
export function commentRows(start: DayOfStart): Row<'content_comments'>[] {
  return comments.map(({ productId, userId, daysAgo, text }, index) => ({
    id: `5f0a6c1e-2000-4c58-9a11-${String(index + 1).padStart(12, '0')}`,
    product_id: productId,
    user_id: userId,
    text,
    written_at: start.after(-daysAgo),
    changed_at: null,
  }));
}

/** Rows of `content_ratings`. */
export function ratingRows(start: DayOfStart): Row<'content_ratings'>[] {
  return ratings.map(({ productId, userId, stars, opinion }, index) => ({
    id: `5f0a6c1e-3000-4c58-9a11-${String(index + 1).padStart(12, '0')}`,
    product_id: productId,
    user_id: userId,
    stars,
    opinion,
    at: start.after(-10 + index),
  }));
}
