import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readInThread } from '#adapters/server/publishing/incoming/book-files-by-threads.ts';
import { readBookFile } from '#adapters/server/publishing/incoming/read-book-file.ts';
import { setMarkdown } from '#adapters/server/publishing/markdown.ts';
import { TypesetterByMarkdownIt } from '#adapters/server/publishing/typesetter-by-markdown-it.ts';
import { bookFileFaultText } from '#domain/reading/importing/book-file-fault.ts';
import { incomingPicture, withKeptPictures } from '#domain/reading/importing/incoming-book.ts';
import { leftOutSaid } from '#domain/reading/importing/left-out.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { epub2, epub3, page, zipped } from '#test/support/reading/book-files.ts';

const typesetter = new TypesetterByMarkdownIt();
const read = async (name: string, content: string | Buffer) =>
  readBookFile({ name, content: Buffer.isBuffer(content) ? content : Buffer.from(content) }, typesetter);
const book = async (name: string, content: string | Buffer) => accepted(await read(name, content));
const said = async (name: string, content: string | Buffer) =>
  bookFileFaultText(refused(await read(name, content)).fault);
const tree = (sections: readonly { title: string; level: number; markdown: string }[]) =>
  sections.map(({ title, level, markdown }) => [level, title, setMarkdown(markdown).html]);
const png = () =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: 'navy' } })
    .png()
    .toBuffer();

describe('an EPUB', () => {
  test('is its contents as a tree, with the text of its pages, one page for several sections or several for one', async () => {
    const pages = {
      'cubierta.xhtml': page('<section epub:type="cover"><img src="tapa.jpg" alt="Tapa"/></section>'),
      'aviso.xhtml': page('<p>Se puede copiar.</p>', 'Aviso'),
      'c1.xhtml': page(
        `<div><h1>Título I</h1><p>Uno <b>fuerte</b>&nbsp;y H<sub>2</sub>O.<a epub:type="noteref" href="#n1">1</a></p>
         <h2 id="art1">Artículo 1</h2><h3>Reglas</h3><ul><li><p>a</p></li><li><p>b</p></li></ul>
         <aside epub:type="footnote" id="n1"><p>Una nota.</p></aside></div>`,
      ),
      'c1b.xhtml': page(
        '<p>Sigue en <a href="c2.xhtml">otra parte</a>.</p><script>1</script><audio src="a.mp3"></audio>',
      ),
      'c2.xhtml': page(
        `<h1>Título II</h1><p><img src="../fotos/m%20apa.png" alt="Un [mapa]"/><img src="no.png" alt="Perdida"/>
         <img src="https://otro.pe/a.png" alt="De fuera"/><img src="d.svg" alt=""/></p>
         <table><tr><th scope="col">A</th></tr><tr><td>1<br/>2</td></tr></table><svg xmlns="http://www.w3.org/2000/svg"/>`,
      ),
    };
    const contents = `<li><a href="c1.xhtml">Título I</a><ol><li><a href="c1.xhtml#art1">Artículo 1</a></li></ol></li>
      <li><span>Anexos</span><ol><li><a href="c2.xhtml">Título II</a></li></ol></li>`;
    const files = epub3(pages, contents, { 'fotos/m apa.png': await png() });
    const { format, title, sections, pictures, leftOut, barePictures } = await book('l.epub', await zipped(files));
    expect([format, title, pictures.map(({ file }) => file), barePictures]).toEqual([
      'epub',
      'Un libro traído',
      ['fotos/m apa.png'],
      0,
    ]);
    expect(tree(sections)).toEqual([
      [0, 'Aviso', '<p>Se puede copiar.</p>'],
      [0, 'Título I', '<p>Uno <strong>fuerte</strong>\u00A0y H<sub>2</sub>O.<sup>1</sup></p>'],
      [
        1,
        'Artículo 1',
        expect.stringMatching(
          /^<h2>Reglas<\/h2>\n<ul>\n<li>\s*<p>a<\/p>[\s\S]*<p>Una nota.<\/p>\n<p>Sigue en otra parte.<\/p>$/,
        ),
      ],
      [0, 'Anexos', ''],
      [1, 'Título II', expect.stringContaining(`<img src="${incomingPicture(0)}" alt="Un [mapa]" loading="lazy" />`)],
    ]);
    expect(sections.at(-1)?.markdown).toContain('<th scope="col">A</th>');
    expect(leftOut.map(leftOutSaid)).toEqual([
      '1 portada o índice queda fuera: la hace la escuela (desde «libro/cubierta.xhtml»)',
      '1 nota queda como texto, sin enlace (desde «libro/c1.xhtml»)',
      '1 enlace a otra parte del libro queda como texto (desde «libro/c1b.xhtml»)',
      '1 programa queda fuera (desde «libro/c1b.xhtml»)',
      '1 audio o video queda fuera (desde «libro/c1b.xhtml»)',
      expect.stringMatching(/^1 imagen queda fuera: falta/),
      '1 imagen de otro sitio queda fuera (desde «libro/c2.xhtml»)',
      '2 dibujos en SVG quedan fuera (desde «libro/c2.xhtml»)',
    ]);
    const kept = withKeptPictures(sections.at(-1)?.markdown ?? '', ['/imagenes/lecturas/a.webp']);
    expect(setMarkdown(kept).html).toContain('src="/imagenes/lecturas/a.webp"');
    expect(withKeptPictures(sections.at(-1)?.markdown ?? '', [null])).not.toContain('por-traer');
  });

  test('of version 2 is read by its NCX', async () => {
    const pages = { 'tapa.xhtml': page('<p>Tapa</p>'), 'a.xhtml': page('<h2>Uno</h2><h3>Dentro</h3><p>A &copy;</p>') };
    const points = `<navPoint><navLabel><text>Uno</text></navLabel><content src="a.xhtml"/></navPoint>`;
    const { sections } = await book('l.epub', await zipped(epub2(pages, points)));
    expect(tree(sections)).toEqual([[0, 'Uno', '<h2>Dentro</h2>\n<p>A ©</p>']]);
  });

  test('that is broken says which file is, and where', async () => {
    const pages = { 'c1.xhtml': page('<p>Uno</p>') };
    const line = '<li><a href="c1.xhtml">Uno</a></li>';
    const one = epub3(pages, line);
    const broken = async (changes: Record<string, string>) => said('l.epub', await zipped({ ...one, ...changes }));
    expect(await said('l.epub', await zipped(epub3({ ...pages, 'c2.xhtml': '<html>\n<p>\n</b></html>' }, line)))).toBe(
      '«libro/c2.xhtml» está mal escrito en la línea 2: no es XML válido.',
    );
    expect(await said('l.epub', await zipped(epub3(pages, `${line}<li><a href="c9.xhtml">Capítulo 9</a></li>`)))).toBe(
      'Falta «libro/c9.xhtml», que «libro/nav.xhtml» nombra como «Capítulo 9».',
    );
    expect(await broken({ 'META-INF/container.xml': '<container/>' })).toContain('le falta la dirección del paquete');
    expect(await broken({ 'libro/libro.opf': '<package><manifest/></package>' })).toContain('el orden de lectura');
    expect(
      await broken({
        'libro/libro.opf': '<package><manifest/><spine><itemref idref="x"/></spine></package>',
      }),
    ).toBe('Falta «x», que «libro/libro.opf» nombra.');
    expect(await broken({ 'libro/c1.xhtml': `<!DOCTYPE html [<!ENTITY a "b">]>${page('<p>&a;</p>')}` })).toContain(
      '«libro/c1.xhtml» define entidades propias',
    );
    expect(await broken({ 'libro/c1.xhtml': page(`${'<div>'.repeat(300)}${'</div>'.repeat(300)}`) })).toContain(
      'etiquetas dentro de etiquetas',
    );
    const locked = `<encryption><EncryptedData><EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/></EncryptedData></encryption>`;
    expect(await broken({ 'META-INF/encryption.xml': locked })).toContain('DRM');
    const letters = locked.replace('http://www.w3.org/2001/04/xmlenc#aes128-cbc', 'http://www.idpf.org/2008/embedding');
    expect((await read('l.epub', await zipped({ ...one, 'META-INF/encryption.xml': letters }))).ok).toBe(true);
  });
});

describe('a text in Markdown', () => {
  test('is divided by its two highest levels of headings; one title over all is the book’s', async () => {
    const text = `---\ntitle: x\n---\n# Manual\n\nPara empezar.[^1]\n\n## Uno\n\nTexto [aquí][web].\n\n### Dentro\n\n#### Regla\n\n\`\`\`\n## no\n[^1]\n\`\`\`\n\n## Dos\n\n![Foto](foto.png)\n\n[web]: https://a.pe\n[^1]: La nota,\n    que sigue.\n`;
    const { title, sections, leftOut } = await book('manual.md', text);
    expect(title).toBe('Manual');
    expect(tree(sections)).toEqual([
      [0, 'Manual', '<p>Para empezar.<sup>1</sup></p>\n<hr />\n<ol>\n<li>La nota, que sigue.</li>\n</ol>'],
      [0, 'Uno', expect.stringContaining('<a href="https://a.pe"')],
      [1, 'Dentro', '<h2>Regla</h2>\n<pre><code>## no\n[^1]\n</code></pre>'],
      [0, 'Dos', '<p><em>Foto</em></p>'],
    ]);
    expect(leftOut.map(({ kind, count }) => [kind, count])).toEqual([
      ['note', 1],
      ['picture', 1],
    ]);
    const several = await book('a.md', 'Antes\n\n# A\n\n## B\n\nb\n\n# C\n\nc');
    expect(several.sections.map(({ level, title: named }) => [level, named])).toEqual([
      [0, 'A'],
      [0, 'A'],
      [1, 'B'],
      [0, 'C'],
    ]);
    expect((await book('mi-texto_corto.txt', 'Solo esto.')).sections).toEqual([
      { title: 'Mi texto corto', level: 0, markdown: 'Solo esto.', words: 2 },
    ]);
  });

  test('comes in a ZIP as an mdBook by its SUMMARY.md, with its pictures', async () => {
    const zip = await zipped({
      'libro/src/SUMMARY.md': '# Summary\n\n[Prólogo](prologo.md)\n\n# Parte\n\n- [Uno](c/uno.md)\n  - [Dos](dos.md)\n',
      'libro/src/prologo.md': '# Prólogo\n\nHola {{#include x.rs}}, [ve](c/uno.md).',
      'libro/src/c/uno.md':
        'Un ![Mapa \\[1\\]](../img/a.png "t"), ![Otra][m] y <img src="../img/a.png" alt="Más">.\n\n[m]: ../img/a.png',
      'libro/src/dos.md': '# Dos\n\n`![no](a.png)` ![](img.bmp)',
      'libro/src/img/a.png': await png(),
    });
    const { format, sections, pictures, leftOut } = await book('libro.zip', zip);
    expect([format, pictures.length]).toEqual(['mdbook', 1]);
    expect(sections.map(({ level, title }) => [level, title])).toEqual([
      [0, 'Prólogo'],
      [0, 'Parte'],
      [0, 'Uno'],
      [1, 'Dos'],
    ]);
    expect(
      setMarkdown(sections[2]?.markdown ?? '').html.match(/por-traer-0\.webp" alt="(Mapa \[1\]|Otra|Más)"/g),
    ).toHaveLength(3);
    expect(leftOut.map(({ kind }) => kind)).toEqual(['link', 'include', 'picture']);
    expect(await said('l.zip', await zipped({ 'SUMMARY.md': '- [Uno](uno.md)' }))).toBe(
      'Falta «uno.md», que «SUMMARY.md» nombra como «Uno».',
    );
    expect(await said('l.zip', await zipped({ 'SUMMARY.md': '- [Uno](../../etc/passwd)' }))).toContain(
      'Falta «../../etc/passwd»',
    );
    expect(await said('l.zip', await zipped({ 'SUMMARY.md': 'Nada' }))).toContain('no enlaza ningún capítulo');
  });

  test('comes in a ZIP of texts in the order of their names, below their folders', async () => {
    const zip = await zipped({
      'mio/10-final.md': '# El final\n\nFin.',
      'mio/2-medio/b.md': 'b',
      'mio/2-medio/README.md': '# En medio\n\nm',
      'mio/1-inicio.md': 'Inicio.',
      'mio/3_partes/una/a.md': 'a',
      '__MACOSX/mio/._1-inicio.md': 'x',
    });
    const { sections } = await book('mio.zip', zip);
    expect(tree(sections)).toEqual([
      [0, 'Inicio', '<p>Inicio.</p>'],
      [0, 'En medio', '<p>m</p>'],
      [1, 'B', '<p>b</p>'],
      [0, 'Partes', ''],
      [1, 'Una', ''],
      [2, 'A', '<p>a</p>'],
      [0, 'El final', '<p>Fin.</p>'],
    ]);
  });
});

describe('a file', () => {
  test('that is not what it calls itself is refused by name', async () => {
    expect(await said('l.epub', 'hola')).toBe('«l.epub» dice ser un EPUB, pero por dentro es otra cosa.');
    expect(await said('l.epub', await zipped({ 'a.md': 'a' }))).toContain('dice ser un EPUB');
    expect(await said('l.md', await zipped({ 'a.md': 'a' }))).toContain('dice ser un texto');
    expect(await said('l.zip', 'hola')).toContain('dice ser un ZIP');
    expect(await said('l.pdf', '%PDF-1.7')).toContain('no es un EPUB, ni un ZIP, ni un texto');
    expect(await said('l.zip', await zipped({ '[Content_Types].xml': '<a/>' }))).toContain('documento de Office');
    expect(await said('l.zip', await zipped({ 'a.png': 'a' }))).toContain('no trae un libro');
    expect(await said('l.md', Buffer.from([0xc3, 0x28]))).toContain('no es un texto escrito en UTF-8');
    expect(await said('l.md', '')).toContain('está vacío');
    expect(await said('l.md', '# \n')).toContain('no tiene texto');
    expect(await said('l.zip', (await zipped({ 'a.md': 'a' })).subarray(0, 60))).toContain('está dañado o incompleto');
  });

  test('that would swell, that is locked, or that leads out of its folder is not unpacked', async () => {
    const bomb = await zipped({ 'a.md': 'a'.repeat(2_000_000) });
    expect(await said('l.zip', bomb)).toBe(
      '«a.md» ocupa al abrirse más de 100 veces lo que pesa comprimido: no parece parte de un libro.',
    );
    // What it says of its sizes is a lie: what comes out is counted.
    expect(await said('l.zip', rawZip({ name: 'a.md', says: 10, content: 'a'.repeat(5000) }))).toContain(
      '«a.md» está dañado dentro del archivo',
    );
    expect(await said('l.zip', rawZip({ name: '../a.md', says: 1, content: 'a' }))).toContain('«../a.md» quiere salir');
    expect(await said('l.zip', rawZip({ name: 'a.md', says: 1, content: 'a', flags: 1 }))).toContain('cifrado');
    const entry = (says: number, place = 0) => ({ name: `${place}.md`, says, content: 'a', packed: 900_000 });
    expect(await said('l.zip', rawZip(entry(21 * 1024 * 1024)))).toContain('el máximo por archivo es de 20 MB');
    const each = (count: number, says: number) => Array.from({ length: count }, (_, place) => entry(says, place));
    expect(await said('l.zip', rawZip(...each(5001, 1)))).toContain('5001 archivos; caben 5000');
    expect(await said('l.zip', rawZip(...each(13, 20_900_000)))).toContain('ocupa demasiado al abrirse: caben 250 MB');
  });

  test('is read in a thread of its own, and given up when it takes too long', async () => {
    const file = { name: 'a.md', content: Buffer.from('# A\n\na') };
    const inThread = accepted(await readInThread(file));
    expect(inThread.sections).toEqual([{ title: 'A', level: 0, markdown: 'a', words: 1 }]);
    expect(refused(await readInThread(file, 0)).fault).toEqual({ what: 'took-too-long', name: 'a.md' });
  });
});

interface RawEntry {
  readonly name: string;
  /** The size that it says it has, unpacked. */
  readonly says: number;
  readonly content: string;
  /** The size that it says it has as it is packed; its own, unless said. */
  readonly packed?: number;
  readonly flags?: number;
}

/** A ZIP that says of its files what one likes. */
function rawZip(...entries: readonly RawEntry[]): Buffer {
  const [files, directory]: Buffer[][] = [[], []];
  let offset = 0;
  for (const { name, says, content, packed, flags = 0 } of entries) {
    const data = deflateRawSync(content);
    const size = packed ?? data.length;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(size, 14);
    common.writeUInt32LE(says, 18);
    common.writeUInt16LE(name.length, 22);
    files?.push(Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), data);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    directory?.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), common, end, Buffer.from(name));
    offset += 30 + name.length + data.length;
  }
  const listed = Buffer.concat(directory ?? []);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...(files ?? []), listed, Buffer.from('PK\u0005\u0006'), end]);
}
