import { expect, test } from 'vitest';
import type { MovingApi } from '#application/browser/office/ports/moving-api.ts';
import { accepted } from '#test/support/shared/accepted.ts';

const csv = 'correo;nombres;primer_apellido\r\nana@correo.pe;Ana;Quispe\r\neva@correo.pe;Eva;Soto\r\n';

/** What every `MovingApi` does. The factory gives an owner's, of a school without students; a file says Ana and Eva. */
export function movingApiContract(make: () => Promise<MovingApi>): void {
  test('reads a file, says what would come, brings it in once', async () => {
    const api = await make();
    const read = accepted(await api.readFile('people', new File([csv], 'personas.csv')));
    expect(read).toMatchObject({ encoding: 'utf-8', repeated: 0, faults: [], faultCount: 0 });
    expect(read.rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [2, 'ana@correo.pe'],
      [3, 'eva@correo.pe'],
    ]);
    const rehearsal = accepted(await api.rehearse('people', read.rows, false));
    expect(rehearsal).toEqual({ counts: { added: 2, changed: 0, known: 0, letters: 0 }, faults: [] });
    expect(accepted(await api.bring('people', read.rows, true))).toEqual(
      expect.objectContaining({ added: 2, letters: 2 }),
    );
    expect(accepted(await api.bring('people', read.rows, true))).toEqual({
      added: 0,
      changed: 0,
      known: 2,
      letters: 0,
    });
  });
}
