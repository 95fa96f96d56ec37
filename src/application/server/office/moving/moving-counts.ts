import type { MovedCounts, MovingFaultTold, MovingRow } from '#application/read-models/office/moving.ts';
import { columnsOfKind, type MovingKind } from '#domain/office/moving/moving-kinds.ts';
import type { CellFault, Numbered, NumberedCells } from '#domain/office/moving/moving.ts';
import type { Moved } from './moving.ts';

/** What became of lines, counted. */
export function countsOf(moved: readonly Moved[]): MovedCounts {
  const many = (outcome: Moved['outcome']) => moved.filter((each) => each.outcome === outcome).length;
  const letters = moved.filter(({ letter }) => letter).length;
  return { added: many('added'), changed: many('changed'), known: many('known'), letters };
}

/** Rows that travelled, by their columns; what is missing of one is ''. */
export function rowsOfKind<Column extends string>(
  kind: MovingKind,
  rows: readonly MovingRow[],
): readonly NumberedCells<Column>[] {
  const names = columnsOfKind(kind).map(({ name }) => name);
  return rows.map(({ line, cells }) => {
    const row = Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']));
    return { line, row: row as Record<Column, string> };
  });
}

/** A fault as it is told. */
export function faultTold({ line, value: { column, reason } }: Numbered<CellFault>): MovingFaultTold {
  return { line, column, reason };
}
