import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paragraphsOf, readingText, withAnchors } from '#domain/reading/reading-text.ts';

describe('the reading text', () => {
  test('is what a browser counts: text without tags, entities as their letters', () => {
    expect(readingText('<h2>Art. 1</h2>\n<p>A &amp; B &lt;c&gt; &quot;d&quot; &#39;e&#39; &#xe9;</p>')).toBe(
      'Art. 1\nA & B <c> "d" \'e\' é',
    );
  });

  test('an ampersand that begins nothing stays', () => {
    expect(readingText('a & b &desconocida; c')).toBe('a & b &desconocida; c');
  });

  test('text that was escaped comes back', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
        expect(readingText(`<p>${html}</p>`)).toBe(text);
      }),
    );
  });
});

const code =
  '<h2>ARTICULO 1</h2>\n<p>La defensa de la persona humana y el respeto.</p>\n<h2>ARTICULO 2</h2>\n<ol><li>A la vida.</li><li><p>A la igualdad.</p></li></ol>';

describe('permanent names', () => {
  test('are made of the heading and the first words', () => {
    expect(paragraphsOf(code).map(({ anchor }) => anchor)).toEqual([
      'p-articulo-1',
      'p-articulo-1.la-defensa-de-la-persona-humana',
      'p-articulo-2',
      'p-articulo-2.a-la-vida',
      'p-articulo-2.a-la-igualdad',
    ]);
  });

  test('stay when a later edition adds an article before them', () => {
    const before = paragraphsOf(code).map(({ anchor }) => anchor);
    const edited = `<h2>ARTICULO 0</h2><p>La defensa de la persona humana y el respeto.</p>${code}`;
    expect(paragraphsOf(edited).map(({ anchor }) => anchor)).toEqual(expect.arrayContaining(before));
  });

  test('two paragraphs that begin alike are counted', () => {
    expect(paragraphsOf('<p>Igual.</p><p>Igual.</p>').map(({ anchor }) => anchor)).toEqual(['p-igual', 'p-igual.2']);
  });

  test('go into the HTML without changing its text', () => {
    expect(withAnchors('<h2>Uno</h2><table><tr><td>x</td></tr></table><p>Dos <em>tres</em></p>')).toBe(
      '<h2 id="p-uno">Uno</h2><table id="p-uno.x"><tr><td>x</td></tr></table><p id="p-uno.dos-tres">Dos <em>tres</em></p>',
    );
    expect(readingText(withAnchors(code))).toBe(readingText(code));
  });

  test('an ordered list keeps where it starts', () => {
    expect(withAnchors('<ol start="3"><li>Tres</li></ol>')).toBe('<ol start="3"><li id="p-tres">Tres</li></ol>');
  });
});
