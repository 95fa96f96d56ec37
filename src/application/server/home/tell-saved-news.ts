import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { Products } from '#application/server/catalogue/ports/products.ts';
import { shownAt } from '#application/server/catalogue/shown-at.ts';
import type { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { fullName, readerOf } from '#domain/accounts/user.ts';
import { cardOf } from '#domain/catalogue/present-product.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { knownStateOf, newsOfSaved } from '#domain/home/saved-product.ts';
import type { LeaveSavedLetters } from './leave-saved-letters.ts';
import type { KeptProduct, SavedProducts } from './ports/saved-products.ts';
import { savedNewsLetter } from './saved-letters.ts';

/** Few enough that nobody who writes meanwhile waits for them. */
const batch = 100;

/** Goes round everything that is kept and tells whoever keeps it what changed, each in a transaction of their own. */
export class TellSavedNews {
  constructor(
    private readonly products: Products,
    private readonly saved: SavedProducts,
    private readonly settings: PriceSettings,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @param isStopping is asked between two transactions whether to leave the rest to the next round. */
  async execute(isStopping: () => boolean): Promise<void> {
    const moment = shownAt(this.clock.now(), this.settings);
    for (const product of await this.products.withIds(await this.saved.kept())) {
      const card = cardOf(product, moment);
      let isFull = true;
      while (isFull && !isStopping()) {
        const changed = await this.saved.otherwiseKnown(card.id, knownStateOf(card), batch);
        for (const each of changed) await this.unitOfWork.write(TellWhoSaved, (tell) => tell.execute(each, card));
        isFull = changed.length === batch;
      }
    }
  }
}

/** Tells one student what changed of one product they keep: once, however many processes go round. */
export class TellWhoSaved {
  constructor(
    private readonly saved: SavedProducts,
    private readonly accounts: Accounts,
    private readonly ownership: Ownership,
    private readonly leave: LeaveSavedLetters,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly clock: Clock,
  ) {}

  async execute(saved: KeptProduct, card: ProductCard): Promise<void> {
    const current = knownStateOf(card);
    // An account that is being deleted is waited for: it is written to no more.
    await this.accounts.lock(saved.userId);
    if (!(await this.saved.renew(saved, current))) return;
    const now = this.clock.now();
    const news = newsOfSaved(saved.known, current, now);
    if (news.length === 0 || !(await this.saved.wantsLetters(saved.userId))) return;
    const reader = readerOf(await this.accounts.find(saved.userId));
    if (reader === null || reader.emailVerifiedAt === null) return;
    if (await this.ownership.owns(reader.id, card.id, now)) return;
    const letter = savedNewsLetter(reader, card, news, this.addresses, this.leave.linkFor(reader.id));
    await this.outbox.post(letter, { name: fullName(reader), email: reader.email });
  }
}
