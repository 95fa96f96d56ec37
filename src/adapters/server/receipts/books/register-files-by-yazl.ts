import { createHash } from 'node:crypto';
import { type BookFile, RegisterFiles } from '#application/server/receipts/books/ports/register-files.ts';
import { type BookFileKind, bookFileName, type MonthRegister } from '#domain/receipts/books/register-files.ts';
import { registerSheet, sheetCsv } from '#domain/receipts/books/register-sheet.ts';
import { sireText } from '#domain/receipts/books/sire-layout.ts';
import { workbookOf } from './workbook.ts';

export class RegisterFilesByYazl extends RegisterFiles {
  async make(kind: BookFileKind, register: MonthRegister): Promise<BookFile> {
    const content = await contents[kind](register);
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { kind, name: bookFileName(kind, register), content, sha256 };
  }
}

const contents: Readonly<Record<BookFileKind, (register: MonthRegister) => Uint8Array | Promise<Uint8Array>>> = {
  sire: ({ owner, month, rows }) => Buffer.from(sireText(owner, month, rows)),
  csv: ({ rows }) => Buffer.from(sheetCsv(registerSheet(rows))),
  xlsx: ({ month, rows }) => workbookOf(registerSheet(rows), `Ventas ${month}`),
};
