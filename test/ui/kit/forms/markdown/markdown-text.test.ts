import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '#adapters/server/publishing/markdown.ts';
import { sampleCatalogue } from '#adapters/server/sample-school/catalogue.ts';
import { markdownOfText, runningText, textOfMarkdown } from '#ui/kit/forms/markdown/markdown-text.ts';

const rewritten = (markdown: string): string => markdownOfText(textOfMarkdown(markdown));

/** Every reading of the sample school. */
const readings = sampleCatalogue.flatMap(({ product }) =>
  'modules' in product
    ? product.modules.flatMap(({ classes }) => classes.flatMap((each) => ('text' in each ? [each.text] : [])))
    : [],
);

/** What a page shows of a Markdown; whether the items of a list stand apart is no matter of words. */
const shown = (markdown: string): string =>
  renderMarkdown(markdown)
    .html.replaceAll(/<li>\s*<p>/g, '<li>')
    .replaceAll(/<\/p>\s*<\/li>/g, '</li>')
    .replaceAll(/[ \n]+/g, ' ')
    .replaceAll(/> | </g, (sign) => sign.trim());

/** Lines as they are in texts that nobody wrote with an editor in mind. */
const plainLines = [
  '',
  '',
  'Uno dos',
  '- punto',
  '- otro *punto*',
  '  seguido',
  '* con asterisco',
  '+ más',
  '1. uno',
  '2) dos',
  '3.5 es nota',
  '# Título',
  '### Sub',
  '#etiqueta',
  'a < b & c > d',
  '5 * 3 * 2',
  'nombre_de_archivo',
  '_bajo_',
  '**fuerte**y',
  '***',
  '---',
  '===',
  'S/.\u00A0100',
  '\u00A0sangrado',
  '    cuatro',
  '\tcon tabulador',
  '<div>',
  '</div>',
  '&amp; &lt; &nbsp;',
  '&ntilde;',
  String.raw`a\*b`,
  '| a | b |',
  '| --- | --- |',
  '`código`',
  '> cita',
  'https://www.gob.pe',
  '<https://www.gob.pe>',
  '[x](https://x.pe)',
  '[x]',
  'fin  ',
  'fin\\',
  '• punto',
  '– raya',
  '1986. Un gran año',
  '- [ ] tarea',
  '!',
  '#',
  '## C#',
];

describe('a text that is edited', () => {
  test('that was written before there was an editor shows what it showed, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...plainLines), { minLength: 1, maxLength: 5 }), (lines) => {
        const text = lines.join('\n');
        expect(shown(rewritten(text))).toBe(shown(text));
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['a heading of two lines', 'Primera línea  \nsegunda\n---\nTexto.'],
    ['two lists in a row', '- uno\n- dos\n\n+ tres'],
    ['two numberings in a row', '1. uno\n2. dos\n\n1) primero'],
    ['a line that begins with a no-break space', '\u00A0sangrado'],
  ])('keeps %s', (_what, text) => {
    expect(shown(rewritten(text))).toBe(shown(text));
  });

  test('reads as before once it is written down, every reading of the sample school', () => {
    expect(readings.length).toBeGreaterThan(5);
    for (const text of readings) expect(renderMarkdown(rewritten(text)).html).toBe(renderMarkdown(text).html);
  });

  test('keeps tables and HTML as they were written', () => {
    const table = '| Concepto | Soles |\n| --- | ---: |\n| Utilidad | 4000.00 |';
    const html = '<dl>\n<dt>Fianza</dt>\n<dd>Garantía</dd>\n</dl>';
    const inline = 'Una <mark>marca</mark> y ~~nada~~.';
    const text = `Antes.\n\n${table}\n\n${html}\n\n${inline}\n\nDespués.`;
    expect(rewritten(text)).toBe(text);
  });

  test('keeps the words of a picture and the address of a link', () => {
    const text = '![Un sello](/imagenes/lecturas/a.webp) y [la norma](https://www.gob.pe)';
    expect(rewritten(text)).toBe(text);
  });

  test('keeps the signs at the end of a heading', () => {
    for (const words of ['#', 'Programa en C #', 'Ley 28806 ##', 'C#']) {
      const heading = runningText.node('heading', { level: 2 }, runningText.text(words));
      const written = markdownOfText(runningText.node('doc', null, [heading]));
      expect(textOfMarkdown(written).textContent).toBe(words);
      expect(renderMarkdown(written).html).toBe(`<h2>${words}</h2>`);
    }
  });

  test('says the same words after being written down and read again, whatever was typed', () => {
    const words = fc
      .stringMatching(/^[a-záñ*_#<>[\]()!`|~\\.\-+0-9 =&;/:]{1,12}$/)
      .filter((word) => word.trim() !== '');
    const block = fc.oneof(
      words.map((word) => runningText.node('paragraph', null, runningText.text(word))),
      words.map((word) => runningText.node('heading', { level: 2 }, runningText.text(word))),
      words.map((word) =>
        runningText.node('bullet_list', { tight: true }, [
          runningText.node('list_item', null, runningText.node('paragraph', null, runningText.text(word))),
        ]),
      ),
    );
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
        const typed = runningText.node('doc', null, blocks);
        const once = rewritten(markdownOfText(typed));
        expect(textOfMarkdown(once).textContent).toBe(blocks.map(({ textContent }) => textContent.trim()).join(''));
        expect(rewritten(once)).toBe(once);
      }),
    );
  });
});
