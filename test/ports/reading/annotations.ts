import { expect, test } from 'vitest';
import type { Annotations, NewAnnotation } from '#application/server/reading/ports/annotations.ts';

const at = new Date('2026-03-01T15:00:00.000Z');
const later = new Date('2026-03-02T15:00:00.000Z');

/** A highlight of Ana's in the product 30. */
export function annotation(changes: Partial<NewAnnotation> = {}): NewAnnotation {
  return {
    id: 'uno',
    userId: 'ana',
    productId: 30,
    section: 'la-renta',
    kind: 'highlight',
    colour: 'yellow',
    passage: { start: 3, end: 14, quote: 'vencimiento', before: 'Al ', after: ' de cada' },
    note: '',
    createdAt: at,
    ...changes,
  };
}

/** What every adapter of Annotations does. `make` gives an empty one that knows the users 'ana' and 'beto' and the product 30. */
export function annotationsContract(make: () => Promise<Annotations>): void {
  test('keeps one as it was made', async () => {
    const annotations = await make();
    await annotations.add(annotation());
    const { userId: _user, productId: _product, ...plain } = annotation();
    expect(await annotations.find('ana', 'uno')).toEqual({ ...plain, version: 1, changedAt: at });
    expect(await annotations.ofBook('ana', 30)).toHaveLength(1);
    expect(await annotations.count('ana', 30)).toBe(1);
  });

  test('adding it again adds and changes nothing', async () => {
    const annotations = await make();
    await annotations.add(annotation());
    await annotations.add(annotation({ note: 'otra' }));
    expect(await annotations.ofBook('ana', 30)).toMatchObject([{ note: '' }]);
  });

  test('nobody else sees, changes or removes it', async () => {
    const annotations = await make();
    await annotations.add(annotation());
    await annotations.add(annotation({ userId: 'beto' }));
    expect(await annotations.find('beto', 'uno')).toBeNull();
    expect(await annotations.ofBook('beto', 30)).toEqual([]);
    expect(await annotations.change('beto', 'uno', 1, { kind: 'note', colour: 'pink', note: 'x' }, later)).toBe(false);
    await annotations.remove('beto', 'uno', later);
    expect(await annotations.find('ana', 'uno')).toMatchObject({ note: '', colour: 'yellow' });
  });

  test('changes the version named and no other', async () => {
    const annotations = await make();
    await annotations.add(annotation());
    expect(await annotations.change('ana', 'uno', 1, { kind: 'note', colour: 'blue', note: 'a' }, later)).toBe(true);
    expect(await annotations.change('ana', 'uno', 1, { kind: 'note', colour: 'pink', note: 'b' }, later)).toBe(false);
    expect(await annotations.find('ana', 'uno')).toMatchObject({
      kind: 'note',
      colour: 'blue',
      note: 'a',
      version: 2,
      changedAt: later,
    });
  });

  test('a removed one is known as removed and nowhere listed, however often it is removed', async () => {
    const annotations = await make();
    await annotations.add(annotation());
    await annotations.remove('ana', 'uno', later);
    await annotations.remove('ana', 'uno', later);
    await annotations.add(annotation());
    expect(await annotations.find('ana', 'uno')).toBe('removed');
    expect(await annotations.ofBook('ana', 30)).toEqual([]);
    expect(await annotations.count('ana', 30)).toBe(0);
    expect(await annotations.change('ana', 'uno', 1, { kind: 'note', colour: 'blue', note: 'a' }, later)).toBe(false);
  });

  test('lists in the order they were made', async () => {
    const annotations = await make();
    await annotations.add(annotation({ id: 'b' }));
    await annotations.add(annotation({ id: 'c', createdAt: later }));
    expect((await annotations.ofBook('ana', 30)).map(({ id }) => id)).toEqual(['b', 'c']);
  });
}
