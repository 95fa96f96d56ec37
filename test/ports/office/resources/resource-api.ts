import { expect, test } from 'vitest';
import type { ResourceApi } from '#application/browser/office/resources/ports/resource-api.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

const all = { search: '', order: '', page: 1, filters: {} };
const question = (text: string) => ({ question: text, answer: 'Sí.' });

/** What every `ResourceApi` does. The factory gives an owner's, Rosa's, of a school that has no questions and no categories. */
export function resourceApiContract(make: () => Promise<ResourceApi>): void {
  test('adds, reads, finds, moves and takes away', async () => {
    const api = await make();
    expect(accepted(await api.read('questions', 0))).toMatchObject({
      typed: { question: '' },
      revision: 0,
      savedAt: null,
    });
    const one = accepted(await api.add('questions', question('¿Qué día?')));
    const other = accepted(await api.add('questions', question('¿Cuánto?')));
    expect(accepted(await api.read('questions', one.id))).toMatchObject({
      typed: question('¿Qué día?'),
      revision: 1,
      savedBy: expect.stringContaining('Rosa'),
    });
    expect(accepted(await api.list('questions', { ...all, search: 'DIA' }))).toMatchObject({
      things: [{ id: one.id, name: '¿Qué día?', cells: { question: '¿Qué día?' } }],
      total: 1,
    });
    accepted(await api.move('questions', other.id, 'up'));
    const ids = async () => accepted(await api.list('questions', all)).things.map(({ id }) => id);
    expect(await ids()).toEqual([other.id, one.id]);
    accepted(await api.remove('questions', other.id));
    expect(await ids()).toEqual([one.id]);
    expect(refused(await api.read('questions', other.id))).toMatchObject({ status: 404 });
  });

  test('changes on top of what was read, and tells all that is wrong', async () => {
    const api = await make();
    const { id } = accepted(await api.add('questions', question('¿Una?')));
    expect(accepted(await api.change('questions', id, question('¿Dos?'), 1))).toEqual({ id, revision: 2 });
    expect(refused(await api.change('questions', id, question('¿Tres?'), 1))).toMatchObject({ kind: 'thing-changed' });
    expect(refused(await api.change('questions', id, { question: '', answer: '' }, 2))).toMatchObject({
      kind: 'resource-faulty',
      data: { faults: { question: 'Completa este dato.', answer: 'Completa este dato.' } },
    });
  });

  test('finds nothing to pick where there is nothing', async () => {
    expect(accepted(await (await make()).pickable('products', 'curso'))).toEqual([]);
  });
}
