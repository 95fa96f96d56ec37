import { ownTurn } from '#adapters/server/own-turn.ts';
import { encodingOf } from '#adapters/server/text-encoding.ts';
import type { MovingFileRead, MovingRow } from '#application/read-models/office/moving.ts';
import type { MovingByKind } from '#application/server/office/moving/moving-by-kind.ts';
import { faultTold } from '#application/server/office/moving/moving-counts.ts';
import {
  columnsOfKind,
  LONGEST_MOVING_FILE,
  movingKindFacts,
  type MovingKind,
} from '#domain/office/moving/moving-kinds.ts';
import { Gathering, type LineReading } from '#domain/office/moving/moving.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { CsvFault, CsvFile, type CsvLayout, csvRefusalText } from './csv-file.ts';

/** A file that says nothing, in words for whoever chose it. */
export interface MovingFileUnreadable {
  readonly kind: 'moving-file-unreadable';
  readonly reason: string;
}

/** Rows after which others have their turn, and faults that are told one by one. */
const [rowsAtOnce, mostFaults] = [100, 100];

/** What a file of a kind has. */
export function layoutOfKind<Column extends string>(kind: MovingKind): CsvLayout<Column> {
  const columns = columnsOfKind(kind);
  const names = (some: typeof columns) => some.map(({ name }) => name as Column);
  const needed = names(columns.filter(({ isNeeded }) => isNeeded));
  return { columns: names(columns), needed, things: movingKindFacts[kind].things };
}

/** Reads a whole file that came with a form, bit by bit, and keeps nothing of it. */
export function readMovingFile(
  kinds: MovingByKind,
  kind: MovingKind,
  content: Uint8Array,
): Promise<Result<MovingFileRead, MovingFileUnreadable>> {
  return kinds.with(kind, async <Column extends string, T>(reading: LineReading<Column, T>) => {
    const layout = layoutOfKind<Column>(kind);
    const { bytes, encoding } = inUtf8(content);
    const [gathering, rows] = [new Gathering(reading), new Map<string, MovingRow>()];
    let count = 0;
    try {
      for await (const numbered of CsvFile.of(bytes, layout).rows()) {
        count += 1;
        if (count > LONGEST_MOVING_FILE) return refuse(unreadable(tooLong));
        if (count % rowsAtOnce === 0) await ownTurn();
        gathering.take(numbered);
        const cells = layout.columns.map((column) => numbered.row[column]);
        const key = JSON.stringify(cells);
        if (!rows.has(key)) rows.set(key, { line: numbered.line, cells });
      }
    } catch (error) {
      if (error instanceof CsvFault) return refuse(unreadable(csvRefusalText(error.refusal, layout)));
      throw error;
    }
    const { faults, repeated } = gathering.gathered();
    const told = faults.slice(0, mostFaults).map(faultTold);
    return accept({ encoding, rows: [...rows.values()], repeated, faults: told, faultCount: faults.length });
  });
}

const tooLong = `El archivo tiene más de ${LONGEST_MOVING_FILE} filas: divídelo en varios.`;

function unreadable(reason: string): MovingFileUnreadable {
  return { kind: 'moving-file-unreadable', reason };
}

function inUtf8(content: Uint8Array): { readonly bytes: Uint8Array; readonly encoding: MovingFileRead['encoding'] } {
  const encoding = encodingOf(content);
  if (encoding === 'utf-8') return { bytes: content, encoding };
  return { bytes: new TextEncoder().encode(new TextDecoder(encoding).decode(content)), encoding };
}
