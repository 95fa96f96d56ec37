import { doneInThread, isBuilt } from '#adapters/server/threads.ts';
import {
  type ReadSettlements,
  type ReadStatement,
  StatementFiles,
} from '#application/server/vouchers/statements/ports/statement-files.ts';
import type { SettlementLayout } from '#domain/receipts/settlements/settlement-layout.ts';
import { refuse, type Result } from '#domain/shared/result.ts';
import type { BankAccount } from '#domain/vouchers/bank-account.ts';
import type { StatementRefusal } from '#domain/vouchers/statements/statement-fault.ts';
import type { StatementLayout } from '#domain/vouchers/statements/statement-layout.ts';
import type { StatementTask } from './read-statement.ts';

const program = 'payments/statements/statement-worker';
/** Milliseconds after which a file is given up. */
const patience = 20_000;
/** Megabytes that it may take: the largest file, as text, as rows and as a tree. */
const memory = { maxOldGenerationSizeMb: 512 };

/** Reads files in threads; from the source, where a thread takes a second to read its program, in place. */
export class StatementFilesByThreads extends StatementFiles {
  async read(
    content: Uint8Array,
    account: BankAccount,
    kept: Partial<StatementLayout> | null,
  ): Promise<Result<ReadStatement, StatementRefusal>> {
    const task = { content, account, kept };
    if (isBuilt(program)) return readInThread({ ...task, from: 'bank' });
    const { readStatement } = await import('./read-statement.ts');
    return readStatement(task);
  }

  async readSettlements(
    content: Uint8Array,
    kept: Partial<SettlementLayout> | null,
  ): Promise<Result<ReadSettlements, StatementRefusal>> {
    if (isBuilt(program)) return readInThread({ content, kept, from: 'gateway' });
    const { readSettlements } = await import('./read-statement.ts');
    return readSettlements({ content, kept });
  }
}

/** The same in a thread of its own, wherever the school runs from. */
async function readInThread<T>(task: StatementTask): Promise<Result<T, StatementRefusal>> {
  // A copy of its own goes over to the thread: what came in may share its memory with others.
  const content = new Uint8Array(task.content);
  const options = { workerData: { ...task, content }, transferList: [content.buffer], resourceLimits: memory };
  const done = await doneInThread<Result<T, StatementRefusal>>(program, options, patience);
  return done ?? refuse({ kind: 'statement-unreadable', fault: { what: 'took-too-long' } });
}
