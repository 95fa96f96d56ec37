import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** What gateways say that they settled, and how each gateway's files are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table settlement_layouts (
      gateway text primary key,
      layout text not null
    )`,
    `create table gateway_settlements (
      id text primary key,
      gateway text not null,
      identity text not null,
      kind text not null check (kind in ('charge', 'refund')),
      reference text not null,
      order_number integer,
      amount bigint not null check (amount >= 0),
      commission bigint not null,
      commission_tax bigint not null,
      net bigint not null,
      day text not null,
      brought_at text not null,
      unique (gateway, identity)
    )`,
    'create index gateway_settlements_by_day on gateway_settlements (day)',
    'create index gateway_settlements_by_reference on gateway_settlements (reference)',
    'create index gateway_settlements_by_order_number on gateway_settlements (order_number) where order_number is not null',
  ]);
}
