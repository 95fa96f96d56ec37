import { refundReference } from '#domain/payments/refund-reference.ts';
import type { GatewayCharge, ToldSettlement } from './settlement-facts.ts';

/** Charges by what a line may name, each with its gateway before it. */
export interface NamedCharges {
  /** By each of its names: the first that has it. */
  readonly byReference: ReadonlyMap<string, GatewayCharge>;
  readonly byOrder: ReadonlyMap<string, readonly GatewayCharge[]>;
}

/** What a line may name a charge by: its number, the gateway's own name, or the school's name of a refund of it. */
export function namesOf({ purchaseNumber, transactionId, refunds }: GatewayCharge): readonly string[] {
  return [
    purchaseNumber,
    ...(transactionId === null ? [] : [transactionId]),
    ...refunds.flatMap(({ number }) => (number === null ? [] : [refundReference(purchaseNumber, number)])),
  ];
}

const keyOf = (gateway: string, name: string | number): string => `${gateway} ${name}`;

/** Looked up for each line of a month: to search all charges for each would take their product. */
export function namedCharges(charges: readonly GatewayCharge[]): NamedCharges {
  const byReference = new Map<string, GatewayCharge>();
  const byOrder = new Map<string, GatewayCharge[]>();
  for (const charge of charges) {
    const { gateway, orderNumber } = charge;
    for (const name of namesOf(charge)) {
      const key = keyOf(gateway, name);
      if (!byReference.has(key)) byReference.set(key, charge);
    }
    const key = keyOf(gateway, orderNumber);
    byOrder.set(key, [...(byOrder.get(key) ?? []), charge]);
  }
  return { byReference, byOrder };
}

/** By its number or the gateway's own name; by its order's code the one that charged, and of several that of the same amount. */
export function chargeOf(line: ToldSettlement, { byReference, byOrder }: NamedCharges): GatewayCharge | null {
  const named = byReference.get(keyOf(line.gateway, line.reference));
  if (named !== undefined) return named;
  const ofOrder = line.orderNumber === null ? [] : (byOrder.get(keyOf(line.gateway, line.orderNumber)) ?? []);
  const fits = (charge: GatewayCharge) => (charge.chargedOn === null ? 0 : 2) + (charge.amount === line.amount ? 1 : 0);
  return ofOrder.toSorted((one, other) => fits(other) - fits(one))[0] ?? null;
}
