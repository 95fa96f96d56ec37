import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { SettlementArrival, ToldSettlements } from '#application/read-models/receipts/settlements.ts';
import type { SettlementColumns } from '#domain/receipts/settlements/settlement-layout.ts';

/** What gateways say that they settled, for collaborators. */
export abstract class SettlementApi {
  abstract told(): Answer<ToldSettlements>;
  /** What a file would bring; keeps nothing. @param columns as somebody chose them; null: as was kept, or is guessed. A refusal may carry a `preview`. */
  abstract rehearse(gateway: string, file: ChosenFile, columns: SettlementColumns | null): Answer<SettlementArrival>;
  /** Takes a file in; the same again adds nothing. */
  abstract bring(gateway: string, file: ChosenFile, columns: SettlementColumns | null): Answer<SettlementArrival>;
  /** Takes a file away, with the lines that no other one tells. */
  abstract takeAway(fileId: string): Answer<unknown>;
}
