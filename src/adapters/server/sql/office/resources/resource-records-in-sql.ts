import type { ShownChoice } from '#application/read-models/office/resources/shown-things.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { fullName } from '#domain/accounts/user.ts';
import type { Pickable } from '#domain/office/resources/field.ts';
import { type ResourceName, resourceOf } from '#domain/office/resources/all-resources.ts';
import type { ResourceValues } from '#domain/office/resources/resource.ts';
import { fold } from '#domain/shared/text.ts';
import {
  type ListedThing,
  type PickablesAsked,
  ResourceRecords,
  type ThingRevision,
  type ThingsAsked,
} from '#application/server/office/resources/ports/resource-records.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { keptCodes } from './kept-codes.ts';
import { keptCampaigns, keptCategories, keptPeople, keptQuestions, keptSellers } from './kept-contents.ts';
import type { AnyRow, KeptResource } from './kept-resource.ts';

const kept: Readonly<Record<ResourceName, KeptResource>> = {
  codes: keptCodes,
  categories: keptCategories,
  people: keptPeople,
  sellers: keptSellers,
  questions: keptQuestions,
  campaigns: keptCampaigns,
};

/** What is picked of a kind: its rows, and how one is told. */
const pickables: Readonly<Record<Pickable, RawBuilder<ShownChoice>>> = {
  products: sql`select id, title || ' · ' || sku as label, kind from products`,
  'seller-codes': sql`select id, word || ' · ' || title as label, '' as kind from discount_codes where origin = 'seller'`,
};

export class ResourceRecordsInSql extends ResourceRecords {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async list(
    name: ResourceName,
    asked: ThingsAsked,
  ): Promise<{ readonly things: readonly ListedThing[]; readonly total: number }> {
    const { table, ofRow, orders, counts = {}, search } = kept[name];
    const where = this.#narrowed(kept[name], asked);
    const columns = [
      sql`thing.*`,
      ...Object.entries(counts).map(([count, by]) => sql`${by(this.db)} as ${sql.ref(`counted_${count}`)}`),
    ];
    const order = orders[asked.order] ?? sql`id`;
    const rowsOf = (page: RawBuilder<unknown>) =>
      this.#rows(sql`select ${sql.join(columns)} from ${sql.table(table)} as thing
        where ${where} order by ${order}, id ${page}`);
    const words = fold(asked.search).split(/\s+/).filter(Boolean);
    const toThing = (row: AnyRow): ListedThing => ({
      id: Number(row['id']),
      values: ofRow(row),
      counts: Object.fromEntries(Object.keys(counts).map((count) => [count, Number(row[`counted_${count}`])])),
    });
    if (words.length > 0) {
      // No SQL of both databases folds accents: whoever searches a list has all of it looked through.
      const found = (await rowsOf(sql``)).filter((row) => {
        const said = fold(search.map((column) => row[column]).join(' '));
        return words.every((word) => said.includes(word));
      });
      return { things: found.slice(asked.skip, asked.skip + asked.limit).map(toThing), total: found.length };
    }
    const [rows, [count]] = await Promise.all([
      rowsOf(sql`limit ${asked.limit} offset ${asked.skip}`),
      this.#rows(sql`select count(*) as total from ${sql.table(table)} as thing where ${where}`),
    ]);
    return { things: rows.map(toThing), total: Number(count?.['total'] ?? 0) };
  }

  async find(name: ResourceName, id: number): Promise<ResourceValues | null> {
    const { table, ofRow, children } = kept[name];
    const [row] = await this.#rows(sql`select * from ${sql.table(table)} where id = ${id}`);
    if (row === undefined) return null;
    if (children === undefined) return ofRow(row);
    const rows = await this.#rows(sql`select * from ${sql.table(children.table)}
      where ${sql.ref(children.parent)} = ${id} order by position, id`);
    return { ...ofRow(row), [children.field]: rows.map(children.ofRow) };
  }

  async add(name: ResourceName, values: ResourceValues): Promise<number> {
    const { table, toRow, isOrdered = false } = kept[name];
    const columns = Object.entries(await toRow(values));
    const names = [
      sql.ref('id'),
      ...columns.map(([column]) => sql.ref(column)),
      ...(isOrdered ? [sql.ref('position')] : []),
    ];
    const after = (column: string) => sql`(select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)})`;
    const written = [
      after('id'),
      ...columns.map(([, value]) => sql`${value}`),
      ...(isOrdered ? [after('position')] : []),
    ];
    const [row] = await this.#rows(
      sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(written)}) returning id`,
    );
    const id = Number(row?.['id']);
    await this.#writeChildren(name, id, values);
    return id;
  }

  async change(name: ResourceName, id: number, values: ResourceValues): Promise<void> {
    const { table, toRow } = kept[name];
    const set = Object.entries(await toRow(values)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    await sql`update ${sql.table(table)} set ${sql.join(set)} where id = ${id}`.execute(this.db);
    await this.#writeChildren(name, id, values);
  }

  async remove(name: ResourceName, id: number): Promise<void> {
    const { table, children } = kept[name];
    if (children !== undefined) await this.#removeChildren(children, id);
    await sql`delete from ${sql.table(table)} where id = ${id}`.execute(this.db);
    await this.db
      .deleteFrom('resource_revisions')
      .where('thing', '=', resourceOf(name).thing)
      .where('id', '=', id)
      .execute();
  }

  async isUsed(name: ResourceName, id: number): Promise<boolean> {
    const { table, isUsed } = kept[name];
    if (isUsed === undefined) return false;
    const used = await this.#rows(sql`select 1 from ${sql.table(table)} as thing where id = ${id} and (${isUsed})`);
    return used.length > 0;
  }

  async isTaken(name: ResourceName, field: string, value: string, exceptId: number | null): Promise<boolean> {
    const alone = kept[name].alone[field];
    if (alone === undefined) return false;
    const own = await this.#rows(sql`select 1 from ${sql.table(kept[name].table)}
      where ${sql.ref(alone.column)} = ${value} and id <> ${exceptId ?? 0}`);
    if (own.length > 0) return true;
    for (const [table, column] of alone.besides ?? []) {
      const others = await this.#rows(sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${value}`);
      if (others.length > 0) return true;
    }
    return false;
  }

  async move(name: ResourceName, id: number, step: -1 | 1): Promise<boolean> {
    const table = sql.table(kept[name].table);
    // Places may be shared or missing in what came by hand: they are counted anew before one is changed.
    const rows = await this.#rows(sql`select id, position from ${table} order by position, id`);
    const ids = rows.map((row) => Number(row['id']));
    const from = ids.indexOf(id);
    const other = ids[from + step];
    if (from === -1 || other === undefined) return false;
    ids[from] = other;
    ids[from + step] = id;
    for (const [index, each] of ids.entries()) {
      await sql`update ${table} set position = ${index + 1} where id = ${each} and position <> ${index + 1}`.execute(
        this.db,
      );
    }
    return true;
  }

  async revisionOf(name: ResourceName, id: number): Promise<ThingRevision> {
    const row = await this.db
      .selectFrom('resource_revisions')
      .leftJoin('users', 'users.id', 'resource_revisions.saved_by')
      .select(['revision', 'saved_at', 'users.given_names', 'users.paternal_surname', 'users.maternal_surname'])
      .where('thing', '=', resourceOf(name).thing)
      .where('resource_revisions.id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return { revision: 0, savedBy: '', savedAt: null };
    const { given_names: givenNames, paternal_surname: paternalSurname, maternal_surname: maternalSurname } = row;
    const names = {
      givenNames: givenNames ?? '',
      paternalSurname: paternalSurname ?? '',
      maternalSurname: maternalSurname ?? '',
    };
    return { revision: row.revision, savedBy: fullName(names).trim(), savedAt: new Date(row.saved_at) };
  }

  /** One conditional statement: of two who go on from the same revision, one finds it gone. */
  async advance(name: ResourceName, id: number, from: number, by: string, at: Date): Promise<boolean> {
    const advanced = await this.#rows(sql`
      insert into resource_revisions (thing, id, revision, saved_by, saved_at)
      values (${resourceOf(name).thing}, ${id}, ${from + 1}, ${by}, ${at.toISOString()})
      on conflict (thing, id) do update
        set revision = excluded.revision, saved_by = excluded.saved_by, saved_at = excluded.saved_at
        where resource_revisions.revision = ${from}
      returning revision`);
    return advanced.length > 0;
  }

  async pickable(of: Pickable, asked: PickablesAsked): Promise<readonly ShownChoice[]> {
    const all = pickables[of];
    if ('ids' in asked) {
      if (asked.ids.length === 0) return [];
      return this.#picked(sql`select * from (${all}) as pickable where id in (${sql.join(asked.ids)}) order by label`);
    }
    const words = fold(asked.search).split(/\s+/).filter(Boolean);
    const { kinds = [] } = asked;
    const ofKinds = kinds.length === 0 ? sql`` : sql`where kind in (${sql.join(kinds)})`;
    const found = await this.#picked(sql`select * from (${all}) as pickable ${ofKinds} order by label`);
    return found.filter(({ label }) => words.every((word) => fold(label).includes(word))).slice(0, asked.limit);
  }

  #narrowed({ filters = {} }: KeptResource, asked: ThingsAsked): RawBuilder<unknown> {
    const conditions = Object.entries(asked.filters).flatMap(([name, word]) => {
      const by = filters[name];
      return by === undefined ? [] : [by(word, asked.now)];
    });
    return conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `);
  }

  async #writeChildren(name: ResourceName, id: number, values: ResourceValues): Promise<void> {
    const { children } = kept[name];
    if (children === undefined) return;
    await this.#removeChildren(children, id);
    const table = sql.table(children.table);
    for (const [index, value] of (values[children.field] as readonly ResourceValues[]).entries()) {
      const columns = Object.entries(children.toRow(value, index));
      const names = ['id', children.parent, ...columns.map(([column]) => column)].map((column) => sql.ref(column));
      const next = sql`(select coalesce(max(id), 0) + 1 from ${table})`;
      const written = [next, sql`${id}`, ...columns.map(([, each]) => sql`${each}`)];
      await sql`insert into ${table} (${sql.join(names)}) values (${sql.join(written)})`.execute(this.db);
    }
  }

  async #removeChildren({ table, parent }: NonNullable<KeptResource['children']>, id: number): Promise<void> {
    await sql`delete from ${sql.table(table)} where ${sql.ref(parent)} = ${id}`.execute(this.db);
  }

  async #rows(query: RawBuilder<unknown>): Promise<readonly AnyRow[]> {
    return (await (query as RawBuilder<AnyRow>).execute(this.db)).rows;
  }

  async #picked(query: RawBuilder<unknown>): Promise<readonly ShownChoice[]> {
    const rows = await this.#rows(query);
    return rows.map(({ id, label }) => ({ id: Number(id), label: String(label) }));
  }
}
