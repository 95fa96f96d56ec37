import { Teachers } from '#application/server/ports/teachers.ts';
import type { StaffProfile } from '#domain/catalogue/staff-profile.ts';

export class TeachersInMemory extends Teachers {
  readonly #teachers: readonly StaffProfile[];

  constructor(teachers: readonly StaffProfile[]) {
    super();
    this.#teachers = teachers;
  }

  all(): Promise<readonly StaffProfile[]> {
    const teaching = this.#teachers.filter(({ products }) => products.length > 0);
    return Promise.resolve(teaching.toSorted((a, b) => a.name.localeCompare(b.name, 'es')));
  }
}
