import { makeAutoObservable } from 'mobx';
import type { DeviceStorage } from '#application/browser/shared/ports/device-storage.ts';

const name = 'escuela.menu';
const folded = 'plegado';

/** Whether the side menu of a desk is folded to its drawings, kept in this browser from visit to visit. */
export class FoldedMenuStore {
  isFolded: boolean;
  readonly #storage: DeviceStorage;

  constructor(storage: DeviceStorage) {
    this.#storage = storage;
    this.isFolded = storage.read(name) === folded;
    makeAutoObservable(this);
  }

  toggle(): void {
    this.isFolded = !this.isFolded;
    if (this.isFolded) this.#storage.write(name, folded);
    else this.#storage.remove(name);
  }
}
