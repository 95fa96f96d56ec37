import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryString, withQuery, withTypedQuery } from '#domain/shared/query-string.ts';
import { anyText } from '#test/support/shared/any-text.ts';

describe('a query string', () => {
  it('drops what is empty, null, all or otros', () => {
    const parameters = { a: '', b: null, c: undefined, d: 'all', e: 'otros', f: '  ', g: 'uno' };

    expect(queryString(parameters)).toBe('g=uno');
  });

  it('keeps zero, false and texts that only resemble what is dropped', () => {
    expect(queryString({ pagina: 0, gratis: false, tipo: 'Otros', orden: 'allá' })).toBe(
      'pagina=0&gratis=false&tipo=Otros&orden=all%C3%A1',
    );
  });

  it('keeps the order given and encodes names and values', () => {
    expect(queryString({ categoría: 'a&b', q: 'x=y z' })).toBe('categor%C3%ADa=a%26b&q=x%3Dy%20z');
  });

  it('stands behind a path, or leaves it alone', () => {
    expect(withQuery('/cursos', { orden: 'precio' })).toBe('/cursos?orden=precio');
    expect(withQuery('/cursos', { orden: 'all' })).toBe('/cursos');
  });

  it('keeps what was typed where it is no choice: all and otros as well', () => {
    expect(withTypedQuery('/certificados', { buscar: 'otros', pagina: null })).toBe('/certificados?buscar=otros');
    expect(withTypedQuery('/certificados', { buscar: ' ', pagina: undefined })).toBe('/certificados');
  });

  it('is read back as what was given, and never throws', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), anyText), (parameters) => {
        const read = new URLSearchParams(queryString(parameters));
        for (const [name, value] of read) expect(value).toBe(parameters[name]?.toWellFormed().trim());
      }),
    );
  });
});
