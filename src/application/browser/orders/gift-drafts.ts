import type { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import type { TypedGift } from '#domain/orders/gift.ts';

const name = 'escuela.regalo';

interface KeptDraft {
  /** Who typed it. */
  readonly userId: string;
  readonly gift: TypedGift;
}

/** Keeps in the tab what is typed of a gift, so that a reload or a sign-in loses nothing, and nobody else finds it. */
export class GiftDrafts {
  constructor(private readonly storage: TabStorage) {}

  /** What that account typed, or null. */
  read(userId: string): TypedGift | null {
    try {
      const draft = JSON.parse(this.storage.read(name) ?? 'null') as KeptDraft | null;
      return draft?.userId === userId ? draft.gift : null;
    } catch {
      return null;
    }
  }

  write(userId: string, gift: TypedGift): void {
    this.storage.write(name, JSON.stringify({ userId, gift } satisfies KeptDraft));
  }

  forget(): void {
    this.storage.write(name, '');
  }
}
