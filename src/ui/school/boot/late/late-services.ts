import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { useContext } from 'react';
import { BeingTakenOver } from '#ui/kit/feedback/being-taken-over.ts';
import { useService, type ServiceKey, type Services } from '#ui/kit/layout/services.tsx';
import type { lateStores } from './late.container.ts';

/** What the first scripts know by name alone: a class named by itself would come with them. */
export type LateStores = { readonly [Name in LateName]: ServiceKey<LateStore<Name>> };
type LateName = keyof typeof lateStores;
type LateStore<Name extends LateName> = InstanceType<(typeof lateStores)[Name]>;

/**
 * Services that no page needs before it stands, such as session, cart and the client of the API: wired once a page has been
 * taken over, or before the first page that has services of its own.
 */
export class LateServices {
  /** A place for each name, so that an `observer` is drawn anew for those alone that it shows. */
  readonly #places = new Map<string, Place>();
  #wiring: Promise<LateStores> | null = null;

  /**
   * @param wire wires them, and tells the classes of those with a name.
   * @param pause lets go of the thread before what shows one of them is drawn anew; without it all are there at once.
   */
  constructor(
    private readonly services: Services,
    private readonly wire: () => Promise<LateStores>,
    private readonly pause: (() => Promise<void>) | null = null,
  ) {}

  /** Whether an `observer` is told of all that are waited for. */
  get ready(): boolean {
    return this.#place('startUp').key !== null;
  }

  /** One that has a name, for an `observer`; null until they are wired. */
  named<Name extends LateName>(name: Name): LateStore<Name> | null {
    const { key } = this.#place(name);
    return key === null ? null : this.services.get(key as ServiceKey<LateStore<Name>>);
  }

  /** The same, as soon as it is there. */
  async open<Name extends LateName>(name: Name): Promise<LateStore<Name>> {
    return this.#get(await this.load(), name);
  }

  /** One of them, by a class that comes with them. */
  async find<T>(key: () => Promise<ServiceKey<T>>): Promise<T> {
    await this.load();
    return this.services.get(await key());
  }

  /** Wires them, once. Without a connection to fetch them over it is rejected, and the next call tries again. */
  load(): Promise<LateStores> {
    this.#wiring ??= this.#load();
    return this.#wiring;
  }

  #get<Name extends LateName>(stores: LateStores, name: Name): LateStore<Name> {
    return this.services.get<LateStore<Name>>(stores[name]);
  }

  async #load(): Promise<LateStores> {
    try {
      const stores = await this.wire();
      void this.#show(stores);
      return stores;
    } catch (reason) {
      this.#wiring = null;
      throw reason;
    }
  }

  /** One after the other, what begins them the last: all that shows them, drawn at once, would hold a slow phone. */
  async #show(stores: LateStores): Promise<void> {
    for (const [name, key] of Object.entries(stores)) {
      if (this.pause !== null) await this.pause();
      runInAction(() => (this.#place(name).key = key));
    }
  }

  #place(name: string): Place {
    const place = this.#places.get(name) ?? new Place();
    this.#places.set(name, place);
    return place;
  }
}

/** Where a late service is found once it is there. */
class Place {
  key: ServiceKey<object> | null = null;

  constructor() {
    makeAutoObservable(this, { key: observableRef });
  }
}

/** A late service, for an `observer`; null until they are wired, as on the server's page, and while a part of that is taken over. */
export function useLate<Name extends LateName>(name: Name): LateStore<Name> | null {
  const late = useService(LateServices);
  return useContext(BeingTakenOver) ? null : late.named(name);
}
