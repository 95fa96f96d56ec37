import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { accountIdOf, collaboratorEmail, type Command, type Print, UsageError } from '#adapters/cli/escuela/command.ts';
import { nothingChanged } from '#adapters/cli/escuela/refusal-texts.ts';
import { closeMonthRefusals } from '#adapters/server/http/receipts/month-book-refusals.ts';
import { problemOfRefusal } from '#adapters/server/http/shared/refusal-table.ts';
import type { MonthBooks } from '#application/read-models/receipts/month-books.ts';
import { CloseMonth } from '#application/server/receipts/books/close-month.ts';
import { ReadMonthBooks } from '#application/server/receipts/books/read-month-books.ts';
import { ReadRegister } from '#application/server/receipts/books/read-register.ts';
import { bookFileKinds } from '#domain/receipts/books/register-files.ts';
import { type BookMonth, bookMonth } from '#domain/receipts/books/book-month.ts';
import { detractionState, openDetractionsText } from '#domain/receipts/owed-detractions.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { formatSigned, signedOf } from '#domain/shared/signed-money.ts';

/** `books MONTH`: what a month comes to and what does not agree; its register as files. */
export const showBooks: Command = {
  words: ['books'],
  usage: `  books AAAA-MM [--sire ARCHIVO] [--csv ARCHIVO] [--xlsx ARCHIVO]
      Muestra las sumas de un mes y lo que no coincide, y escribe su registro de ventas: como texto para el SIRE, que se
      sube con el nombre que la orden dice, como CSV o como libro de Excel. De un mes cerrado, los archivos guardados.`,
  prepare(args) {
    const { values, month } = readOptions('books', args);
    const asked = bookFileKinds.flatMap((kind) => (values[kind] === undefined ? [] : [{ kind, path: values[kind] }]));
    return async ({ school }, print) => {
      const books = await school.get(ReadMonthBooks).execute(month);
      tell(books, print);
      for (const { kind, path } of asked) {
        const { name, content, sha256 } = await school.get(ReadRegister).file(month, kind);
        try {
          await writeFile(path, content);
        } catch {
          print(`«${path}» no se puede escribir.`);
          return 1;
        }
        print(`${path}: ${name}, SHA-256 ${sha256}`);
      }
      return 0;
    };
  },
};

/** `books close MONTH --as EMAIL`: closes a month, for good. */
export const closeBooks: Command = {
  words: ['books', 'close'],
  usage: `  books close AAAA-MM --as CORREO
      Cierra un mes que terminó, en nombre de un colaborador: su registro y sus archivos quedan como están. No hay vuelta atrás.`,
  prepare(args) {
    const { values, month } = readOptions('books close', args);
    const email = collaboratorEmail(values.as);
    return async (started, print) => {
      const staffId = await accountIdOf(started, email);
      const closed = await started.school.get(CloseMonth).execute(month, staffId);
      print(
        closed.ok
          ? `${month} está cerrado.`
          : `${nothingChanged} ${problemOfRefusal(closed.refusal, closeMonthRefusals).detail}`,
      );
      return closed.ok ? 0 : 1;
    };
  },
};

function tell(books: MonthBooks, print: Print): void {
  const { month, sums, settlements, checks, register, detractions, openDetractions, differences, closed } = books;
  const { orders, receipts, notes, corrections } = sums;
  const ways = (of: MonthBooks['sums']['arrivals'], other: string) =>
    of.map(({ gateway, amount, count }) => `${gateway ?? other} ${formatMoney(amount)} (${count})`).join(', ') || '—';
  print(`${month}: ${closed === null ? 'abierto' : `cerrado por ${closed.by} el ${closed.at}`}`);
  print(`  Cobrado: ${ways(sums.arrivals, 'depósitos')}; de ello en exceso ${formatMoney(sums.surplus.amount)}`);
  print(`  Pedidos: ${formatMoney(orders.amount)} (${orders.count})`);
  print(`  Comprobantes: ${formatMoney(receipts.amount)} (${receipts.count})`);
  if (corrections !== undefined && corrections.count > 0) {
    print(`  Anulado al corregir comprobantes: ${formatMoney(corrections.amount)} (${corrections.count})`);
  }
  print(`  Devuelto: ${ways(sums.refunds, 'transferencias')}`);
  print(`  Notas de crédito: ${formatMoney(notes.amount)} (${notes.count})`);
  for (const { gateway, net, commission, commissionTax } of settlements) {
    const held = `comisión ${formatSigned(signedOf(commission))}, IGV ${formatSigned(signedOf(commissionTax))}`;
    print(`  Liquidado por ${gateway}: ${formatSigned(signedOf(net))} netos; ${held}`);
  }
  print(`  Registro: ${register.documents} documentos, ${formatSigned(signedOf(register.totals.total))}`);
  for (const owed of detractions) {
    const { code, amount, dueOn, deposit } = owed;
    const until = `hasta el ${formatDayMonthYear(dueOn)}`;
    const how = deposit === null ? until : `constancia ${deposit.constancia}`;
    print(`  Detracción de ${code}: ${formatMoney(amount)}, ${how}. ${detractionState(owed)}.`);
  }
  for (const { month: other, ...open } of openDetractions) {
    print(`  Detracciones de ${other}: ${openDetractionsText(open)}.`);
  }
  const agree = Object.values(checks).every((parts) => parts === null || parts === '0.00');
  print(agree ? '  Las sumas coinciden.' : '  Las sumas no coinciden:');
  for (const { text } of differences) print(`  - ${text}`);
}

function readOptions(command: string, args: readonly string[]) {
  const { values, positionals } = parsed(command, args);
  const month: BookMonth | null = bookMonth(positionals[0] ?? '');
  if (month === null || positionals.length > 1) throw new UsageError(`${command}: indica un solo mes, como 2026-11.`);
  return { values, month };
}

function parsed(command: string, args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { as: text, sire: text, csv: text, xlsx: text } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new UsageError(`${command}: opción no reconocida.`);
  }
}
