import { MOST_WORKS, type StaffProfile } from '#domain/catalogue/staff-profile.ts';

/** Somebody who teaches the courses of these ids. */
export function aTeacher(slug: string, name: string, courses: readonly number[]): StaffProfile {
  return {
    slug,
    name,
    profession: 'Docente',
    biography: 'Enseña desde hace años.',
    photo: `retratos/${slug}.svg`,
    products: courses.slice(0, MOST_WORKS).map((id) => ({ kind: 'course', slug: `curso-${id}`, title: `Curso ${id}` })),
    works: courses.length,
  };
}
