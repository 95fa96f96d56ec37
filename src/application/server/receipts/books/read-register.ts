import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import type { BookFileKind, MonthRegister } from '#domain/receipts/books/register-files.ts';
import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import { salesRegister } from '#domain/receipts/books/sales-register.ts';
import type { BookFile, RegisterFiles } from './ports/register-files.ts';
import type { ClosedMonths } from './ports/closed-months.ts';
import type { SalesBooks } from './ports/sales-books.ts';

/** The register of sales of a month and its files: of a closed month as it was kept, of an open one as it is now. */
export class ReadRegister {
  constructor(
    private readonly books: SalesBooks,
    private readonly closed: ClosedMonths,
    private readonly files: RegisterFiles,
    private readonly settings: SchoolSettings,
  ) {}

  async file(month: BookMonth, kind: BookFileKind): Promise<BookFile> {
    return (await this.closed.file(month, kind)) ?? this.files.make(kind, await this.now(month));
  }

  /** As it would be made now, whether or not the month is closed. */
  async now(month: BookMonth): Promise<MonthRegister> {
    const { ruc, name } = this.settings.provider();
    const rows = salesRegister(await this.books.documents(month), month);
    return { owner: { ruc, legalName: name }, month, rows };
  }
}
