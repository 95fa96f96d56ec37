import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BookBinderByYazl } from '#adapters/server/publishing/epub/book-binder-by-yazl.ts';
import { readBookFile } from '#adapters/server/publishing/incoming/read-book-file.ts';
import { setMarkdown } from '#adapters/server/publishing/markdown.ts';
import { TypesetterByMarkdownIt } from '#adapters/server/publishing/typesetter-by-markdown-it.ts';
import { FileStoreOnDisk } from '#adapters/server/files/file-store-on-disk.ts';
import { evened } from '#domain/reading/writing/outline-changes.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const typesetter = new TypesetterByMarkdownIt();

interface Written {
  readonly title: string;
  readonly level: number;
  readonly markdown: string;
}

/** A book as the school takes it along, brought in again. */
async function broughtBack(binder: BookBinderByYazl, sections: readonly Written[]) {
  const content = await binder.epub({
    slug: 'libro',
    title: 'Un libro',
    subtitle: '',
    summary: '',
    authors: ['Rosa Huamán'],
    publisher: 'Escuela',
    address: 'https://escuela.example/libros/libro',
    isbn: null,
    year: 2026,
    sections: sections.map(({ title, level, markdown }, place) => ({
      slug: `s${place}`,
      title,
      level,
      html: setMarkdown(markdown).html,
    })),
    at: new Date('2026-03-10T15:00:00.000Z'),
  });
  return accepted(await readBookFile({ name: 'libro.epub', content }, typesetter));
}

/** HTML without the blanks that nobody sees, bold by one name. */
const seen = (html: string): string =>
  html
    .replaceAll(/(<\/?)b>/g, '$1strong>')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(<\/?(?:p|h\d|[uo]l|li|blockquote|pre|t[a-z]+|d[ltd]|hr|br|figure)\b[^>]*>) ?/g, '$1')
    .trim();

const word = fc.constantFrom(
  'plazo',
  'ley',
  'niño',
  '1.',
  '*',
  '_a_',
  '5<6',
  String.raw`\<b>`,
  '&amp;',
  '&lt;',
  '[x]',
  '`c`',
  '#',
  '-',
  '+',
  '|',
  '\\',
  '**fuerte**',
  '*suave*',
  '[enlace](https://a.pe/?b=1&c=2)',
  '<sup>2</sup>',
  'H<sub>2</sub>O',
  '~',
  '=',
  '>',
  '"cita"',
  '¡',
  '…',
);
const line = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
const block = fc.oneof(
  { weight: 4, arbitrary: line },
  line.map((text) => `## ${text}`),
  fc.array(line, { minLength: 1, maxLength: 3 }).map((items) => items.map((item) => `- ${item}`).join('\n')),
  fc.array(line, { minLength: 2, maxLength: 3 }).map((items) => items.map((item) => `- ${item}`).join('\n\n')),
  fc
    .tuple(fc.nat(20), fc.array(line, { minLength: 1, maxLength: 3 }))
    .map(([first, items]) => items.map((item, place) => `${first + place}. ${item}`).join('\n')),
  fc.tuple(line, line, line).map(([one, two, three]) => `- ${one}\n  - ${two}\n\n    ${three}`),
  fc.tuple(line, line).map(([one, two]) => `> ${one}\n>\n> ${two}`),
  fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => `\`\`\`\n${lines.join('\n\n')}\n\`\`\``),
  fc
    .tuple(line, line)
    .map(([one, two]) => `| A | B |\n| --- | :-: |\n| ${one.replaceAll('|', '')} | ${two.replaceAll('|', '')} |`),
  fc.constantFrom('---', 'uno  \ndos', '<dl><dt>Ley</dt><dd>Norma</dd></dl>', '<figure><p>a</p></figure>'),
);
const title = fc.array(fc.constantFrom('Título', '<I>', '&', 'ley', '"x"', '1.', '#'), { minLength: 1, maxLength: 3 });
const section = fc.record({
  title: title.map((words) => words.join(' ')),
  level: fc.nat(3),
  markdown: fc.array(block, { maxLength: 6 }).map((blocks) => blocks.join('\n\n')),
});

test('what the school takes along as EPUB comes in again as the same tree with the same texts, and then stays as it is written', async () => {
  const binder = new BookBinderByYazl(new FileStoreOnDisk(temporaryFolder()));
  await fc.assert(
    fc.asyncProperty(fc.array(section, { minLength: 1, maxLength: 4 }), async (sections) => {
      fc.pre(sections.some(({ markdown }) => setMarkdown(markdown).plainText !== ''));
      const back = await broughtBack(binder, sections);
      const tree = evened(sections).map((each) => [oneLine(each.title), each.level]);
      expect(back.sections.map((each) => [each.title, each.level])).toEqual(tree);
      const texts = back.sections.map(({ markdown }) => setMarkdown(markdown));
      const before = sections.map(({ markdown }) => setMarkdown(markdown));
      expect(texts.map(({ html }) => seen(html))).toEqual(before.map(({ html }) => seen(html)));
      expect(texts.map(({ plainText }) => plainText)).toEqual(before.map(({ plainText }) => plainText));
      const again = await broughtBack(binder, back.sections);
      expect(again.sections).toEqual(back.sections);
    }),
    { numRuns: 30 },
  );
});
