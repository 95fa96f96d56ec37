import type { PreviewOf } from '#domain/vouchers/statements/statement-layout.ts';
import type { StatementFault } from '#domain/vouchers/statements/statement-fault.ts';

/** Carries out of the reading of a bank's file why nothing is taken from it. */
export class StatementFaultFound extends Error {
  constructor(
    readonly fault: StatementFault,
    readonly preview?: PreviewOf<string>,
  ) {
    super(fault.what);
  }
}

/** Gives a file up. @throws StatementFaultFound */
export function giveUp(fault: StatementFault): never {
  throw new StatementFaultFound(fault);
}
