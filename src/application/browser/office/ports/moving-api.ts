import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type {
  MovedCounts,
  MovingFileRead,
  MovingRehearsal,
  MovingRow,
} from '#application/read-models/office/moving.ts';
import type { MovingKind } from '#domain/office/moving/moving-kinds.ts';

/** Bringing in what the school had on another platform. Rows go by `MOST_MOVED_ROWS` at most. */
export abstract class MovingApi {
  /** What a file says; nothing of it is kept. */
  abstract readFile(kind: MovingKind, file: ChosenFile): Answer<MovingFileRead>;
  /** What rows would make of the school. */
  abstract rehearse(kind: MovingKind, rows: readonly MovingRow[], letters: boolean): Answer<MovingRehearsal>;
  /** Brings rows in, all or none; again, nothing doubles. */
  abstract bring(kind: MovingKind, rows: readonly MovingRow[], letters: boolean): Answer<MovedCounts>;
}
