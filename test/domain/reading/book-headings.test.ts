import { expect, test } from 'vitest';
import { findHeadings, headingsIn } from '#domain/reading/book-headings.ts';

const html = `<h2>De los contratos</h2><p>Artículo 135.- El plazo.</p><p>Lo dice el artículo 13.</p>
<p><strong>Artículo 13º.</strong> La renta se paga ${'al vencimiento '.repeat(20)}</p><p>ARTÍCULO 13-A. La mora.</p><p>Art. 1. El objeto.</p>`;
const headings = headingsIn({ slug: 'ley', title: 'Ley de arrendamiento', html });
const found = (typed: string, most = 9) => findHeadings(headings, typed, most).map(({ title }) => title.slice(0, 14));

test('a section, the headings in it and the articles of a law can be jumped to; what only mentions one cannot', () => {
  expect(headings.map(({ anchor }) => anchor)).toEqual([
    '',
    'p-de-los-contratos',
    'p-de-los-contratos.articulo-135-el-plazo',
    'p-de-los-contratos.articulo-13o-la-renta-se-paga',
    'p-de-los-contratos.articulo-13-a-la-mora',
    'p-de-los-contratos.art-1-el-objeto',
  ]);
  expect(headings.every(({ section, title }) => section === 'ley' && title.length <= 61)).toBe(true);
});

test.each(['Artículo 13', 'articulo 13', 'ARTÍCULO 13º', 'art. 13', 'art 13', '13', ' 13 '])(
  'an article is found by its number, the very one first: %s',
  (typed) => {
    expect(found(typed)).toEqual(['Artículo 13º. ', 'ARTÍCULO 13-A.', 'Artículo 135.-']);
    expect(found(typed, 1)).toEqual(['Artículo 13º. ']);
  },
);

test('an article with a letter, any heading by its words, nothing for nothing', () => {
  expect(found('13-a')[0]).toBe('ARTÍCULO 13-A.');
  expect(found('13 A')[0]).toBe('ARTÍCULO 13-A.');
  expect(found('contratos')).toEqual(['De los contrat']);
  expect(found('arrendamiento ley')).toEqual(['Ley de arrenda']);
  expect([found(''), found('desalojo'), found('99')]).toEqual([[], [], []]);
});
