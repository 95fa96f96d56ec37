import { expect, test } from 'vitest';
import { BooksInSql } from '#adapters/server/sql/reading/books-in-sql.ts';
import { booksContract } from '#test/ports/reading/books.ts';
import { insertBooks } from '#test/support/reading/book-rows.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct } from '#test/support/shared/rows.ts';

eachDatabase('BooksInSql', (database) => {
  booksContract(async (books) => {
    await insertBooks(database().db, books);
    return new BooksInSql(database().db);
  });

  test('neither a draft nor a course is a book', async () => {
    const { db } = database();
    await insertProduct(db, 1, { kind: 'book', slug: 'borrador', status: 'draft' });
    await insertProduct(db, 2, { kind: 'course', slug: 'curso' });
    const books = new BooksInSql(db);
    expect([await books.find('borrador'), await books.find('curso')]).toEqual([null, null]);
  });
});
