import { expect, test } from 'vitest';
import { readMdBook } from '#adapters/server/publishing/mdbook-folder.ts';
import { readingText } from '#domain/reading/reading-text.ts';
import { publishFolder } from '#test/support/reading/published-book.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { writeFiles } from '#test/support/reading/small-book.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';
import { testSchool } from '#test/support/school/test-school.ts';

const slug = 'libro-entero';

/** A code of three levels: titles, chapters and articles. */
function code(): string {
  const files: Record<string, string> = { 'src/README.md': '# Presentación\n\nAntes de todo.\n' };
  const summary = ['[Presentación](README.md)', ''];
  for (let title = 1; title <= 4; title += 1) {
    summary.push(`- [Título ${title}](t${title}/README.md)`);
    files[`src/t${title}/README.md`] = title % 2 === 0 ? `# Título ${title}\n\nDel título ${title}.\n` : '';
    for (let chapter = 1; chapter <= 3; chapter += 1) {
      summary.push(`  - [Capítulo ${chapter}](t${title}/c${chapter}.md)`);
      const articles = [1, 2, 3].map(
        (n) => `## Artículo ${title}${chapter}${n}\n\nToda persona tiene el derecho ${n}.\n`,
      );
      files[`src/t${title}/c${chapter}.md`] = `# Capítulo ${chapter}\n\n${articles.join('\n')}`;
    }
  }
  files['src/SUMMARY.md'] = `# Contenido\n\n${summary.join('\n')}\n- [Disposición final](final.md)\n`;
  files['src/final.md'] = '# Disposición final\n\nLa última palabra.\n';
  const folder = temporaryFolder();
  writeFiles(folder, files);
  return folder;
}

interface SectionAnswer {
  readonly section: { readonly id: number; readonly slug: string; readonly html: string };
  readonly previous: { readonly slug: string } | null;
  readonly next: { readonly slug: string } | null;
}

async function readerOf(folder: string) {
  const school = await testSchool();
  const productId = await publishFolder(school.school, folder, slug);
  const userId = await school.addUser();
  await insertGrant(school.db, userId, productId);
  const headers = await school.signIn(userId);
  const read = async (section: string): Promise<SectionAnswer> => {
    const answer = await school.app.inject({ url: `/api/v1/books/${slug}/sections/${section}`, headers });
    expect(answer.statusCode, section).toBe(200);
    return answer.json();
  };
  return { ...school, headers, read };
}

// `BOOK_FOLDER=…` reads another folder in the same way.
test('a book is read from its cover to its last provision, each section with the whole of its text', async () => {
  const folder = process.env['BOOK_FOLDER'] ?? code();
  const { app, headers, read } = await readerOf(folder);
  const { index } = (await app.inject({ url: `/api/v1/books/${slug}`, headers })).json() as {
    index: { slug: string; hasText: boolean }[];
  };
  const expected = index.filter(({ hasText }) => hasText).map((entry) => entry.slug);
  const seen: string[] = [];
  const texts: string[] = [];
  for (let at: string | undefined = expected[0]; at !== undefined;) {
    const { section, previous, next }: SectionAnswer = await read(at);
    expect(previous?.slug).toBe(seen.at(-1));
    seen.push(section.slug);
    texts.push(readingText(section.html));
    const anchors = [...section.html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors.length).toBeGreaterThan(0);
    at = next?.slug;
  }
  expect(seen).toEqual(expected);
  const source = await readMdBook(folder);
  const words = source.ok ? source.value.chapters.flatMap(({ markdown }) => markdown.match(/\p{L}{4,}/gu) ?? []) : [];
  const whole = texts.join('\n');
  expect(words.slice(-2).every((word) => whole.includes(word))).toBe(true);
  expect(whole.length).toBeGreaterThan(words.join('').length * 0.8);
});

test('a new edition of the folder keeps the ids of its sections, and the marks in them', async () => {
  const folder = code();
  const { school, app, headers, read } = await readerOf(folder);
  const { section } = await read('capitulo-1');
  const seleccion = 'Toda persona tiene el derecho 2.';
  const inicio = readingText(section.html).indexOf(seleccion);
  const payload = { modulo_id: section.id, seleccion, tipo: 1, inicio, fin: inicio + seleccion.length, nota: 'Ojo' };
  const kept = await app.inject({ method: 'POST', url: '/api/resaltados-notas', headers, payload });
  expect(kept.statusCode).toBe(200);
  const edited =
    '# Capítulo 1\n\n## Artículo 110\n\nUno nuevo.\n\n## Artículo 112\n\nToda persona tiene el derecho 2.\n';
  writeFiles(folder, { 'src/t1/c1.md': edited });
  await publishFolder(school, folder, slug);
  const after = await read('capitulo-1');
  expect(after.section.id).toBe(section.id);
  const text = readingText(after.section.html);
  const { annotations } = (await app.inject({ url: `/api/v1/books/${slug}/annotations`, headers })).json() as {
    annotations: { note: string; found: { section: string; start: number; end: number } }[];
  };
  expect(annotations).toMatchObject([{ note: 'Ojo', found: { section: 'capitulo-1' } }]);
  const { start = 0, end = 0 } = annotations[0]?.found ?? {};
  expect(text.slice(start, end)).toBe(seleccion);
});
