import { moveInCall, readMovingFileCall, rehearseMoveCall } from '#adapters/http-contract/office/moving.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { MovingApi } from '#application/browser/office/ports/moving-api.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { MovingRow } from '#application/read-models/office/moving.ts';
import type { MovingKind } from '#domain/office/moving/moving-kinds.ts';

/** Milliseconds for a file over a poor connection, and for a part that waits behind others. */
const patience = 60_000;

const part = (kind: MovingKind, rows: readonly MovingRow[], letters: boolean) => ({
  params: { kind },
  body: { rows, letters },
  timeOut: patience,
});

export const MovingApiOverHttp = overHttp(MovingApi, {
  readFile: to(readMovingFileCall, (kind: MovingKind, file: ChosenFile) => ({
    params: { kind },
    body: { archivo: file instanceof Blob ? file : new Blob([]) },
    timeOut: patience,
  })),
  rehearse: to(rehearseMoveCall, part),
  bring: to(moveInCall, part),
});
