import type { Kysely } from 'kysely';
import { Teachers } from '#application/server/catalogue/ports/teachers.ts';
import { MOST_WORKS, type StaffProfile } from '#domain/catalogue/staff-profile.ts';
import type { EntryFacts } from '#domain/search/catalogue-entry.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class TeachersInSql extends Teachers {
  /** @param index where products are known with their people: one for all that read the same database. */
  constructor(
    private readonly db: Kysely<SchoolDatabase>,
    private readonly index: CatalogueIndex = new CatalogueIndex(db),
  ) {
    super();
  }

  async all(): Promise<readonly StaffProfile[]> {
    const works = worksByPerson((await this.index.facts()).products);
    const people = await this.db
      .selectFrom('staff')
      .select(['id', 'slug', 'full_name as name', 'profession', 'biography', 'photo_file as photo'])
      .orderBy('id')
      .execute();
    return people
      .flatMap(({ id, ...person }) => {
        const own = works.get(id);
        return own === undefined ? [] : [{ ...person, ...own }];
      })
      .toSorted((a, b) => a.name.localeCompare(b.name, 'es'));
  }
}

type Works = Pick<StaffProfile, 'products' | 'works'>;

/** What of products belongs to whom, by the id of the person. */
function worksByPerson(all: readonly EntryFacts[]): ReadonlyMap<number, Works> {
  const people = new Map<number, { products: Works['products'][number][]; works: number }>();
  for (const { kind, slug, title, staff } of all)
    for (const { id } of staff) {
      const known = people.get(id) ?? { products: [], works: 0 };
      known.works += 1;
      if (known.products.length < MOST_WORKS) known.products.push({ kind, slug, title });
      people.set(id, known);
    }
  return people;
}
