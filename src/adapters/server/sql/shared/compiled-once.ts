import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { rowsOf } from '#adapters/server/sql/shared/rows-of.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Where a value goes in a statement, by its name. */
class Place {
  constructor(readonly name: string) {}
}

/**
 * A statement that is built and written as text once for each database, however often it runs with other values: building one of
 * kysely's takes longer than SQLite takes to answer it. For what is asked with every request of a kind.
 */
export class CompiledOnce<Values extends Readonly<Record<string, unknown>>, Row> {
  readonly #texts = new WeakMap<object, CompiledQuery<Row>>();

  /** @param build puts each of its values somewhere and looks at none: it is given places for them. */
  constructor(private readonly build: (db: Kysely<SchoolDatabase>, values: Values) => Compilable<Row>) {}

  /** Runs it on a database or in one of its transactions. */
  rows(db: Kysely<SchoolDatabase>, values: Values): Promise<Row[]> {
    const text = this.#textFor(db);
    const parameters = text.parameters.map((each) => (each instanceof Place ? values[each.name] : each));
    return rowsOf(db, { ...text, parameters });
  }

  #textFor(db: Kysely<SchoolDatabase>): CompiledQuery<Row> {
    // One for all transactions of a database.
    const { adapter } = db.getExecutor();
    let text = this.#texts.get(adapter);
    if (text === undefined) {
      const places = new Proxy({}, { get: (_, name) => new Place(String(name)) });
      text = this.build(db, places as Values).compile();
      this.#texts.set(adapter, text);
    }
    return text;
  }
}
