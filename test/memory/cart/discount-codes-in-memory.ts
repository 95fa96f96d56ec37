import { type CodeClaim, DiscountCodes, type KnownPromotion } from '#application/server/cart/ports/discount-codes.ts';
import { codeWord, type CodeUses, type DiscountCode } from '#domain/cart/discount-code.ts';
import { limaDay } from '#domain/shared/dates.ts';

interface Use {
  readonly codeId: number;
  readonly userId: string;
}

/** Codes and their uses in this process's memory. */
export class DiscountCodesInMemory extends DiscountCodes {
  readonly #uses = new Map<string, Use>();
  readonly #shownTogether = new Set<number>();
  readonly #stopped = new Set<number>();

  constructor(private readonly codes: readonly DiscountCode[]) {
    super();
  }

  find(word: string): Promise<DiscountCode | null> {
    const wanted = codeWord(word);
    return this.#found((code) => code.word === wanted);
  }

  findById(id: number): Promise<DiscountCode | null> {
    return this.#found((code) => code.id === id);
  }

  #found(isWanted: (code: DiscountCode) => boolean): Promise<DiscountCode | null> {
    const found = this.codes.find(isWanted);
    if (found === undefined) return Promise.resolve(null);
    return Promise.resolve(this.#stopped.has(found.id) ? { ...found, isStopped: true } : found);
  }

  promotionsAt(now: Date): Promise<readonly DiscountCode[]> {
    const today = limaDay(now);
    const holds = ({ firstDay, lastDay }: DiscountCode): boolean => firstDay <= today && today <= lastDay;
    const promotions = this.codes.filter(
      (code) => code.origin === 'promotion' && holds(code) && !this.#stopped.has(code.id),
    );
    return Promise.resolve(promotions.toSorted((one, other) => one.id - other.id));
  }

  async shownTogetherAt(now: Date): Promise<readonly DiscountCode[]> {
    return (await this.promotionsAt(now)).filter(({ id }) => this.#shownTogether.has(id));
  }

  promotions(): Promise<readonly KnownPromotion[]> {
    const promotions = this.codes.filter(({ origin }) => origin === 'promotion');
    const known = promotions.map((code) => ({ code, isShownTogether: this.#shownTogether.has(code.id) }));
    return Promise.resolve(known.toSorted((one, other) => one.code.id - other.code.id));
  }

  showTogether(codeId: number, isShown: boolean): Promise<void> {
    if (isShown) this.#shownTogether.add(codeId);
    else this.#shownTogether.delete(codeId);
    return Promise.resolve();
  }

  async stop(codeId: number, at: Date | null): Promise<boolean> {
    const isChanged = this.#stopped.has(codeId) !== (at !== null) && this.codes.some(({ id }) => id === codeId);
    if (isChanged && at !== null) this.#stopped.add(codeId);
    if (isChanged && at === null) this.#stopped.delete(codeId);
    return isChanged;
  }

  usesOf(codeId: number, userId: string | null): Promise<CodeUses> {
    const uses = [...this.#uses.values()].filter((use) => use.codeId === codeId);
    return Promise.resolve({ inAll: uses.length, byAccount: uses.filter((use) => use.userId === userId).length });
  }

  async claim(code: DiscountCode, { orderId, userId }: CodeClaim): Promise<boolean> {
    if (this.#uses.has(orderId)) return true;
    const { inAll, byAccount } = await this.usesOf(code.id, userId);
    const isFull = code.limitInAll !== null && inAll >= code.limitInAll;
    const isFullForAccount = code.limitPerAccount !== null && byAccount >= code.limitPerAccount;
    if (isFull || isFullForAccount) return false;
    this.#uses.set(orderId, { codeId: code.id, userId });
    return true;
  }

  release(orderId: string): Promise<void> {
    this.#uses.delete(orderId);
    return Promise.resolve();
  }
}
