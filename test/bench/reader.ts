import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { BooksInSql } from '#adapters/server/sql/reading/books-in-sql.ts';
import { migrateToLatest } from '#adapters/server/sql/migrations/migrate.ts';
import { OwnershipInMemory } from '#test/memory/accounts/ownership-in-memory.ts';
import { ReadBook } from '#application/server/reading/read-book.ts';
import { SearchBook } from '#application/server/reading/search-book.ts';
import type { BookWithText } from '#test/memory/reading/books-in-memory.ts';
import { insertBooks } from '#test/support/reading/book-rows.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

/** Milliseconds that opening a book of 2 MB may take beyond one of 40 kB: nobody sees a frame or two. */
const MOST_MORE = 25;
const TIMES = 300;

const words = 'la persona humana y el respeto de su dignidad son el fin supremo de la sociedad y del Estado ';

function book(productId: number, slug: string, sections: number): BookWithText {
  const html = `<h2>Artículo</h2>${`<p>${words.repeat(4)}</p>`.repeat(14)}`;
  return {
    productId,
    kind: 'book',
    slug,
    title: slug,
    authors: ['Rosa Huamán'],
    year: 2026,
    sections: Array.from({ length: sections }, (_, n) => ({
      id: productId * 1000 + n,
      slug: `seccion-${n}`,
      title: `Sección ${n}`,
      level: n % 10 === 0 ? 0 : 1,
      html,
      hasText: true,
      length: html.length,
      isSample: n === 0,
    })),
  };
}

/** Milliseconds a run takes, at the median. */
async function median(work: () => Promise<unknown>, times: number): Promise<number> {
  const spent: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = process.hrtime.bigint();
    await work();
    spent.push(Number(process.hrtime.bigint() - start) / 1e6);
  }
  return spent.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}

const folder = mkdtempSync(join(tmpdir(), 'escuela-bench-'));
const { db, close } = openSqlite(join(folder, 'escuela.db'));
try {
  await migrateToLatest(db);
  const short = book(1, 'corto', 8);
  const long = book(2, 'largo', 400);
  await insertBooks(db, [short]);
  for (let from = 0; from < long.sections.length; from += 100) {
    if (from === 0) await insertBooks(db, [{ ...long, sections: long.sections.slice(0, 100) }]);
    else await insertSections(from);
  }
  const ownership = new OwnershipInMemory();
  for (const { productId } of [short, long]) ownership.grant('ana', productId);
  const books = new BooksInSql(db);
  const read = new ReadBook(books, ownership, new FixedClock());
  const search = new SearchBook(books, read);
  const size = ({ sections }: BookWithText): number => sections.reduce((sum, { html }) => sum + html.length, 0);
  console.log(`short: ${Math.round(size(short) / 1024)} kB, long: ${Math.round(size(long) / 1024)} kB`);
  const compare = async (what: string, open: (slug: string) => Promise<unknown>, times = TIMES): Promise<number> => {
    await median(() => open('largo'), 20);
    const [a, b] = [await median(() => open('corto'), times), await median(() => open('largo'), times)];
    console.log(`${what.padEnd(12)} short ${a.toFixed(2)} ms   long ${b.toFixed(2)} ms   ratio ${(b / a).toFixed(1)}`);
    return b - a;
  };
  const more =
    (await compare('a section', (slug) => read.section(slug, 'seccion-5', 'ana'))) +
    (await compare('the index', (slug) => read.index(slug, 'ana')));
  await compare('a search', (slug) => search.execute(slug, 'ana', 'dignidad suprema'), 20);
  console.log(
    `\nOpening: ${more.toFixed(1)} ms more, ${more <= MOST_MORE ? 'within' : 'ABOVE'} the ${MOST_MORE} allowed.`,
  );
  process.exitCode = more <= MOST_MORE ? 0 : 1;

  async function insertSections(from: number): Promise<void> {
    const rows = long.sections.slice(from, from + 100).map((section, n) => ({
      id: section.id,
      product_id: 2,
      position: from + n + 1,
      parent_id: null,
      level: section.level,
      slug: section.slug,
      title: section.title,
      html: section.html,
      plain_text: 'texto',
      is_sample: 0 as const,
    }));
    await db.insertInto('book_sections').values(rows).execute();
  }
} finally {
  await close();
  rmSync(folder, { recursive: true });
}
