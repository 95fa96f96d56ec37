/** A use case's class, by which its instance is asked for. */
export type UseCaseKey<U> = abstract new (...args: never[]) => U;

/**
 * Runs use cases that write, each in one transaction: committed when it returns (a refusal included), undone when it throws.
 * Nothing outside the database happens inside: a run may be repeated when two transactions collide.
 */
export abstract class UnitOfWork {
  abstract write<U extends object, T>(useCase: UseCaseKey<U>, run: (useCase: U) => Promise<T>): Promise<T>;
}
