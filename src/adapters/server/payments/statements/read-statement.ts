import type { ReadSettlements, ReadStatement } from '#application/server/vouchers/statements/ports/statement-files.ts';
import type { SettlementField } from '#domain/receipts/settlements/settlement-fields.ts';
import {
  proposeSettlementColumns,
  settlementLack,
  type SettlementLayout,
} from '#domain/receipts/settlements/settlement-layout.ts';
import { readSettlementRow, type SettlementLine } from '#domain/receipts/settlements/settlement-line.ts';
import type { BankAccount } from '#domain/vouchers/bank-account.ts';
import {
  type StatementFault,
  type StatementRefusal,
  statementLimits,
} from '#domain/vouchers/statements/statement-fault.ts';
import type { StatementLayout } from '#domain/vouchers/statements/statement-layout.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { readCamtStatement } from './camt-statement.ts';
import { readCsvStatement } from './csv-statement.ts';
import { type CsvKind, readCsv } from './read-csv.ts';
import { giveUp, StatementFaultFound } from './statement-fault-found.ts';

/** What the reading of a bank's file is given. */
interface BankTask {
  readonly from: 'bank';
  readonly content: Uint8Array;
  readonly account: BankAccount;
  readonly kept: Partial<StatementLayout> | null;
}

/** What the reading of a gateway's file of settlements is given. */
interface GatewayTask {
  readonly from: 'gateway';
  readonly content: Uint8Array;
  readonly kept: Partial<SettlementLayout> | null;
}

/** What a thread may be asked to read. */
export type StatementTask = BankTask | GatewayTask;

/** Reads a bank's file, or a gateway's. */
export function readFileOf(task: StatementTask): Result<ReadStatement | ReadSettlements, StatementRefusal> {
  return task.from === 'bank' ? readStatement(task) : readSettlements(task);
}

/** By what a file begins that is no text, and what is said of it. */
const beginnings: readonly (readonly [bytes: string, fault: StatementFault])[] = [
  ['d0cf11e0', { what: 'spreadsheet' }],
  ['25504446', { what: 'pdf' }],
];
const zip = '504b0304';

/** Reads a bank's file, all of it or nothing. */
export function readStatement({
  content,
  account,
  kept,
}: Omit<BankTask, 'from'>): Result<ReadStatement, StatementRefusal> {
  return unlessGivenUp(content, () => {
    const isXml = /^\s*<(?:\?xml|Document|!)/.test(new TextDecoder().decode(content.subarray(0, 200)));
    const read = isXml
      ? readCamtStatement(new TextDecoder().decode(content), account)
      : readCsvStatement(content, kept);
    return read.movements.length + read.debits === 0 ? giveUp({ what: 'empty' }) : read;
  });
}

/** Reads a gateway's file of settlements in CSV, all of it or nothing. */
export function readSettlements({
  content,
  kept,
}: Omit<GatewayTask, 'from'>): Result<ReadSettlements, StatementRefusal> {
  return unlessGivenUp(content, () => {
    const { layout, preview, read } = readCsv(content, kept, settlementKind);
    const lines = read.filter((line) => line !== null);
    return lines.length === 0 ? giveUp({ what: 'empty' }) : { layout, preview, lines };
  });
}

const settlementKind: CsvKind<SettlementField, SettlementLine | null> = {
  propose: proposeSettlementColumns,
  ways: ({ day, gross }) => ({ date: day, amount: gross }),
  lack: settlementLack,
  read: readSettlementRow,
};

function unlessGivenUp<T>(content: Uint8Array, read: () => T): Result<T, StatementRefusal> {
  try {
    checkKind(content);
    return accept(read());
  } catch (error) {
    if (error instanceof StatementFaultFound) {
      return refuse({ kind: 'statement-unreadable', fault: error.fault, preview: error.preview });
    }
    throw error;
  }
}

function checkKind(content: Uint8Array): void {
  if (content.length === 0) giveUp({ what: 'empty' });
  if (content.length > statementLimits.largestFile) giveUp({ what: 'too-large' });
  const first = Buffer.from(content.subarray(0, 4)).toString('hex');
  const known = beginnings.find(([bytes]) => bytes === first);
  if (known !== undefined) giveUp(known[1]);
  if (first !== zip) return;
  // A workbook is a ZIP whose first entries name what it holds.
  const names = Buffer.from(content).toString('latin1');
  giveUp({ what: names.includes('xl/') || names.includes('[Content_Types]') ? 'spreadsheet' : 'zip' });
}
