import { beforeEach, describe, expect, test } from 'vitest';
import type { MovingFileRead, MovingRow } from '#application/read-models/office/moving.ts';
import { insertProduct } from '#test/support/shared/rows.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let world: TestSchool;
let owner: Record<string, string>;

beforeEach(async () => {
  world = await testSchool();
  owner = await world.signIn(await world.addUser({ given_names: 'Teresa', email: 'teresa@escuela.pe' }, ['owner']));
});

async function read(kind: string, content: string | Uint8Array) {
  const form = new FormData();
  form.set('archivo', new Blob([content as BlobPart]), 'mudanza.csv');
  const request = new Request('http://escuela.example', { method: 'POST', body: form });
  const headers = { ...owner, 'content-type': request.headers.get('content-type') ?? '' };
  const payload = Buffer.from(await request.arrayBuffer());
  const answer = await world.app.inject({ method: 'POST', url: `/api/v1/staff/moves/${kind}/files`, headers, payload });
  return { status: answer.statusCode, body: answer.json<MovingFileRead & { detail: string }>() };
}

async function send(kind: string, what: 'rehearsals' | 'parts', rows: readonly MovingRow[], letters = true) {
  const url = `/api/v1/staff/moves/${kind}/${what}`;
  const answer = await world.app.inject({ method: 'POST', url, headers: owner, payload: { rows, letters } });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

const log = async () =>
  (
    await world.db
      .selectFrom('office_log')
      .selectAll()
      .where('action', '=', 'moved-in')
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map(({ thing_id: thing, facts_after: after }) => [thing, JSON.parse(after) as object]);

describe('moving in', () => {
  test('a school brings its people and their certificates; a visitor validates one by its old code', async () => {
    await insertProduct(world.db, 10, { slug: 'derecho', title: 'Derecho laboral' });
    const people = (await read('people', 'correo,nombres,primer_apellido\nana@correo.pe,Ana,Quispe\n')).body.rows;
    expect((await send('people', 'rehearsals', people)).body).toEqual({
      counts: { added: 1, changed: 0, known: 0, letters: 1 },
      faults: [],
    });
    expect(await world.db.selectFrom('outbox_mails').select('id').execute()).toEqual([]);
    expect((await send('people', 'parts', people)).body).toEqual({ added: 1, changed: 0, known: 0, letters: 1 });
    const csv = 'correo;producto;codigo;fecha;horas\nana@correo.pe;derecho;Reg. 01/2020;1/2/2020;20\n';
    const { rows } = (await read('certificates', csv)).body;
    expect((await send('certificates', 'parts', rows)).body).toMatchObject({ added: 1 });
    expect((await send('certificates', 'parts', rows)).body).toMatchObject({ added: 0, known: 1 });
    const found = await world.app.inject({ url: `/api/v1/certificates/${encodeURIComponent('reg. 01/2020')}` });
    expect(found.json()).toMatchObject({
      holder: 'Ana Quispe',
      hours: 20,
      isMoved: true,
      signer: null,
      state: 'valid',
    });
    // What brought nothing leaves no line, and none holds a name.
    expect(await log()).toEqual([
      ['people', { added: '1', changed: '0', letters: '1' }],
      ['certificates', { added: '1', changed: '0', letters: '0' }],
    ]);
  });

  test('a file is read whole, as Excel saves it too, and says what is wrong by line and column; nothing of it goes in', async () => {
    const lines = Array.from({ length: 300 }, (_, at) => `p${at}@correo.pe;Ana;Quispe`);
    const csv = ['correo;nombres;primer_apellido', 'eva@correo.pe;Eva;Ñañez', ...lines, lines[0], 'eva;Eva;', ''];
    const { body } = await read('people', Buffer.from(csv.join('\r\n'), 'latin1'));
    expect(body.rows[0]).toEqual({ line: 2, cells: ['eva@correo.pe', 'Eva', 'Ñañez', '', '', '', ''] });
    expect([body.encoding, body.rows.length, body.repeated, body.faultCount]).toEqual(['windows-1252', 302, 1, 2]);
    expect(body.faults).toEqual([
      { line: 304, column: 'correo', reason: 'no es un correo; dice «eva»' },
      { line: 304, column: 'primer_apellido', reason: 'está vacía' },
    ]);
    expect(await send('people', 'parts', body.rows.slice(-2))).toMatchObject({
      status: 409,
      body: { detail: 'Línea 304: correo: no es un correo; dice «eva».' },
    });
    expect((await send('people', 'parts', body.rows.slice(0, 101))).status).toBe(400);
    expect(await world.db.selectFrom('users').select('id').where('email', 'like', 'p%').execute()).toEqual([]);
    expect(await read('grants', 'correo,otra\nx,y\n')).toMatchObject({
      status: 422,
      body: { detail: 'La columna «otra» no se reconoce. Columnas: correo, producto, desde, hasta.' },
    });
    expect((await read('people', 'PK\u0003\u0004\0\0')).status).toBe(422);
    expect(await log()).toEqual([]);
  });

  test('what only the school knows keeps a whole part out', async () => {
    await insertProduct(world.db, 10, { slug: 'derecho' });
    const teresa = { line: 2, cells: ['teresa@escuela.pe', 'derecho'] };
    const stranger = { line: 3, cells: ['x@correo.pe', 'derecho'] };
    const fault = { line: 3, column: 'correo', reason: '«x@correo.pe» no tiene cuenta; importa antes a las personas' };
    expect((await send('grants', 'rehearsals', [teresa, stranger])).body).toMatchObject({
      counts: { added: 1 },
      faults: [fault],
    });
    expect((await send('grants', 'parts', [teresa, stranger])).status).toBe(409);
    expect(await world.db.selectFrom('grants').select('id').execute()).toEqual([]);
  });
});
