import { expect, test } from 'vitest';
import type { NotebookApi } from '#application/browser/reading/ports/notebook-api.ts';

const slug = 'guia-del-arrendamiento';
const passage = { start: 3, end: 14, quote: 'vencimiento', before: 'Al ', after: ' de cada período.' };
const annotation = { id: 'clave-1', sectionId: 3002, colour: 'green', passage, note: '' } as const;

/** What every adapter of NotebookApi does. `make` gives the API of an owner of `leaseGuide`, or of a stranger. */
export function notebookApiContract(make: (owned: boolean) => Promise<NotebookApi>): void {
  test('keeps highlights and notes, once', async () => {
    const api = await make(true);
    expect(await api.add(annotation)).toEqual({ ok: true, value: 1 });
    expect(await api.add(annotation)).toEqual({ ok: true, value: 1 });
    expect(await api.add({ ...annotation, id: 'clave-2', note: 'Revisar' })).toMatchObject({ ok: true });
    expect(await api.ofBook(slug)).toMatchObject({
      value: {
        annotations: [
          { id: 'clave-1', kind: 'highlight', colour: 'green', passage, found: { section: 'la-renta', start: 3 } },
          { id: 'clave-2', kind: 'note', note: 'Revisar' },
        ],
        bookmarks: [],
        place: null,
      },
    });
  });

  test('a change of an older version is refused with what it is now', async () => {
    const api = await make(true);
    await api.add(annotation);
    expect(await api.change('clave-1', 1, 'una', 'blue')).toMatchObject({ value: { version: 2, note: 'una' } });
    const late = await api.change('clave-1', 1, 'otra', 'blue');
    expect(late).toMatchObject({ refusal: { kind: 'annotation-changed', status: 409 } });
    expect(late.ok ? null : api.currentOf(late.refusal)).toMatchObject({ id: 'clave-1', version: 2, note: 'una' });
    expect(api.currentOf({ kind: 'offline', status: null, detail: '', field: null, data: {} })).toBeNull();
  });

  test('removes, also twice; a change after that is refused', async () => {
    const api = await make(true);
    await api.add(annotation);
    expect(await api.remove('clave-1')).toMatchObject({ ok: true });
    expect(await api.remove('clave-1')).toMatchObject({ ok: true });
    expect(await api.change('clave-1', 1, 'una', 'blue')).toMatchObject({ refusal: { kind: 'annotation-removed' } });
    expect(await api.remove('otra')).toMatchObject({ refusal: { kind: 'annotation-not-found', status: 404 } });
  });

  test('keeps bookmarks and the place', async () => {
    const api = await make(true);
    const bookmark = { section: 'la-renta', anchor: 'p-a', label: 'Al vencimiento' };
    expect(await api.setBookmark(slug, bookmark)).toMatchObject({ ok: true });
    expect(await api.keepPlace(slug, { section: 'la-renta', anchor: '', device: 'laptop' }, false)).toMatchObject({
      ok: true,
    });
    expect(await api.ofBook(slug)).toMatchObject({ value: { bookmarks: [bookmark], place: { device: 'laptop' } } });
    expect(await api.removeBookmark(slug, 'la-renta', 'p-a')).toMatchObject({ ok: true });
    expect(await api.ofBook(slug)).toMatchObject({ value: { bookmarks: [] } });
  });

  test('a book that is not the reader’s takes no annotation', async () => {
    const api = await make(false);
    expect(await api.add(annotation)).toMatchObject({ refusal: { kind: 'book-not-owned', status: 403 } });
    expect(await api.ofBook('otro')).toMatchObject({ refusal: { kind: 'book-not-found', status: 404 } });
  });
}
