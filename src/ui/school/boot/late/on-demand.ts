import { offline } from '#application/browser/shared/ports/call-refusal.ts';
import { refuse } from '#domain/shared/result.ts';

type Asked = (...given: readonly unknown[]) => Promise<unknown>;

/**
 * A port whose adapter comes with its first call, so that no page waits for code that it may never run. For ports whose every
 * method answers a promise of a result; without a connection to fetch the adapter over, that result is a refusal.
 */
export function onDemand<T extends object>(make: () => Promise<T>): T {
  let made: Promise<T> | null = null;
  const ask = async (name: string | symbol, given: readonly unknown[]): Promise<unknown> => {
    made ??= make();
    try {
      await made;
    } catch {
      made = null;
      return refuse(offline);
    }
    const service = await made;
    return (service as Record<string | symbol, Asked>)[name]?.apply(service, [...given]);
  };
  return new Proxy({} as T, {
    // Whoever hands the service out looks whether it is a promise.
    get: (_, name) => (name === 'then' ? undefined : (...given: readonly unknown[]) => ask(name, given)),
  });
}
