import { makeAutoObservable, runInAction } from 'mobx';
import { useService, useServices, type ServiceKey, type Services } from '#ui/kit/services.tsx';

/**
 * Services that no page needs before it stands, such as the client of the API: wired once a page has been taken over, or before
 * the first page that has services of its own.
 */
export class LateServices {
  ready = false;
  readonly #services: Services;
  readonly #wire: () => Promise<void>;
  #wiring: Promise<void> | null = null;

  constructor(services: Services, wire: () => Promise<void>) {
    this.#services = services;
    this.#wire = wire;
    makeAutoObservable(this);
  }

  /** One of them, by a class that comes with them. */
  async find<T>(key: () => Promise<ServiceKey<T>>): Promise<T> {
    await this.load();
    return this.#services.get(await key());
  }

  /** Wires them, once. Without a connection to fetch them over it is rejected, and the next call tries again. */
  load(): Promise<void> {
    this.#wiring ??= this.#load();
    return this.#wiring;
  }

  async #load(): Promise<void> {
    try {
      await this.#wire();
      runInAction(() => (this.ready = true));
    } catch (reason) {
      this.#wiring = null;
      throw reason;
    }
  }
}

/** A late service, for an `observer`; null until they are wired, as on the server's page. */
export function useLate<T>(key: ServiceKey<T>): T | null {
  const services = useServices();
  return useService(LateServices).ready ? services.get(key) : null;
}
