import * as v from 'valibot';
import { endpoint, type Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { formFile } from '#adapters/http-contract/shared/form-file.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import type { MovedCounts, MovingFileRead, MovingRehearsal } from '#application/read-models/office/moving.ts';
import { MOST_MOVED_ROWS, movingKinds } from '#domain/office/moving/moving-kinds.ts';

const area = 'Mudanza';
const params = v.object({ kind: v.picklist(movingKinds) });
const own = { area, signIn: 'required', permission: 'move-in', method: 'POST', params } as const;

const row = v.object({
  line: v.pipe(v.number(), v.integer(), v.minValue(1)),
  cells: v.pipe(v.array(v.pipe(v.string(), v.maxLength(4000))), v.maxLength(20), v.readonly()),
});
const fault = v.object({ line: v.number(), column: v.string(), reason: v.string() });
const faults = v.pipe(v.array(fault), v.readonly());
const counts = v.object({ added: v.number(), changed: v.number(), known: v.number(), letters: v.number() });
const part = v.object({
  rows: v.pipe(v.array(row), v.minLength(1), v.maxLength(MOST_MOVED_ROWS)),
  /** Whether people are written to. */
  letters: v.boolean(),
});
/** Rows of the longest cells. */
const largestBody = 4 * 1024 * 1024;

export const readMovingFileCall = endpoint({
  ...own,
  path: '/api/v1/staff/moves/:kind/files',
  summary: 'Lee un archivo CSV de lo que la escuela tenía en otra plataforma, sin guardar nada, y dice qué falla',
  bodyFormat: 'form',
  largestFile: 8 * 1024 * 1024,
  body: v.object({ archivo: formFile('Elige un archivo.') }),
  answer: wireOf<MovingFileRead>()(
    v.object({
      encoding: v.picklist(['utf-8', 'windows-1252']),
      rows: v.pipe(
        v.array(v.object({ line: v.number(), cells: v.pipe(v.array(v.string()), v.readonly()) })),
        v.readonly(),
      ),
      repeated: v.number(),
      faults,
      faultCount: v.number(),
    }),
  ),
});

export const rehearseMoveCall = endpoint({
  ...own,
  path: '/api/v1/staff/moves/:kind/rehearsals',
  summary: 'Dice qué pasaría con unas filas de un archivo, sin guardar nada',
  largestBody,
  body: part,
  status: 200,
  answer: wireOf<MovingRehearsal>()(v.object({ counts, faults })),
});

export const moveInCall = endpoint({
  ...own,
  path: '/api/v1/staff/moves/:kind/parts',
  summary: 'Trae unas filas de un archivo, todas o ninguna; repetirla no duplica nada',
  largestBody,
  body: part,
  status: 200,
  answer: wireOf<MovedCounts>()(counts),
});

export const movingEndpoints: readonly Endpoint[] = [readMovingFileCall, rehearseMoveCall, moveInCall];
