/** Accounts that need no second factor for what asks for one. Source: decision 0070. */
export abstract class FactorExemptions {
  abstract has(userId: string): boolean;
}
