import type { ReadStatement } from '#application/server/vouchers/statements/ports/statement-files.ts';
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
import { giveUp, StatementFaultFound } from './statement-fault-found.ts';

/** What the reading of a bank's file is given. */
export interface StatementTask {
  readonly content: Uint8Array;
  readonly account: BankAccount;
  readonly kept: Partial<StatementLayout> | null;
}

/** By what a file begins that is no text, and what is said of it. */
const beginnings: readonly (readonly [bytes: string, fault: StatementFault])[] = [
  ['d0cf11e0', { what: 'spreadsheet' }],
  ['25504446', { what: 'pdf' }],
];
const zip = '504b0304';

/** Reads a bank's file, all of it or nothing. */
export function readStatement({ content, account, kept }: StatementTask): Result<ReadStatement, StatementRefusal> {
  try {
    checkKind(content);
    const isXml = /^\s*<(?:\?xml|Document|!)/.test(new TextDecoder().decode(content.subarray(0, 200)));
    const read = isXml
      ? readCamtStatement(new TextDecoder().decode(content), account)
      : readCsvStatement(content, kept);
    return read.movements.length + read.debits === 0 ? giveUp({ what: 'empty' }) : accept(read);
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
