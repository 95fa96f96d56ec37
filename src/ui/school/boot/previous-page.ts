import type { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';

const name = 'escuela.anterior';

/** The page the visitor left, for a later return. Source: LAY-13. */
export class PreviousPage {
  constructor(private readonly storage: TabStorage) {}

  /** Its path with query and fragment; null on the first page of a tab. */
  get address(): string | null {
    return this.storage.read(name);
  }

  remember(address: string): void {
    this.storage.write(name, address);
  }
}
