import type { Clock } from '#application/ports/clock.ts';
import { noteNotToKeep, noteTable, recordSources, unrecorded } from '#adapters/server/answer-sources.ts';
import type { PublicStamps, Stamps } from '#adapters/server/sql/shared/public-stamps.ts';

/** What was made once for everybody. */
export interface Keepable {
  /** Bytes that it takes in memory. */
  readonly size: number;
  /** Whether it is the same for everybody who asks; what it was made from may still say otherwise. */
  readonly isForAll: boolean;
}

interface Kept<A> {
  readonly answer: A;
  readonly tables: readonly string[];
  readonly stamps: readonly (string | undefined)[];
  /** Milliseconds since 1970: good from the one, before the other. */
  readonly from: number;
  readonly until: number;
  /** The stamps with which it was last found good. */
  seen: Stamps;
}

interface UnderWay<A> {
  readonly stamps: Stamps;
  readonly made: Promise<{ readonly answer: A; readonly isForAll: boolean; readonly until: number }>;
}

/** Bytes of answers that a process keeps. */
export const mostBytes = 64 * 1024 * 1024;

/**
 * Answers that are the same for everybody, made once and kept until something that they were made from changes, or time alone
 * would change them. Whether they still hold is asked of the database each time, so that no process gives what another one has changed
 * (decision 0046). What is made from a table without a stamp is made anew for everybody who asks.
 */
export class KeptAnswers {
  readonly #kept = new Map<string, Kept<Keepable>>();
  readonly #underWay = new Map<string, UnderWay<Keepable>>();
  #bytes = 0;
  #hits = 0;
  #misses = 0;
  #turning: { readonly stamps: Stamps; readonly from: number; readonly until: number } | null = null;

  /**
   * @param nextTurn the next instant, in milliseconds since 1970, at which time alone changes something.
   * @param most bytes that are kept; what was not asked for longest goes first.
   */
  constructor(
    private readonly stamps: Pick<PublicStamps, 'now'>,
    private readonly clock: Clock,
    private readonly nextTurn: (now: Date) => Promise<number>,
    private readonly most = mostBytes,
  ) {}

  /** How many were given an answer that had been made, and how many had one made. */
  get hits(): number {
    return this.#hits;
  }

  get misses(): number {
    return this.#misses;
  }

  /** Bytes of the answers that are kept now. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The answer under a key that names everything of the request that it depends on. @throws what `make` throws. */
  async take<A extends Keepable>(key: string, make: () => Promise<A>): Promise<A> {
    // A page says by itself that the database does not answer.
    const stamps = await this.stamps.now().catch(() => null);
    if (stamps === null) return this.#counted(make());
    const kept = this.#good(key, stamps);
    if (kept !== null) return this.#given(kept as A);
    const underWay = this.#underWay.get(key);
    if (underWay !== undefined && underWay.stamps === stamps) {
      const { answer, isForAll, until } = await underWay.made;
      if (isForAll && this.clock.now().getTime() < until) return this.#given(answer as A);
    }
    return this.#counted(this.#make(key, stamps, make));
  }

  /** The same for what is made with it: that is made from the same tables. What the store itself asks is no source. */
  async takeWithin<A extends Keepable>(key: string, make: () => Promise<A>): Promise<A> {
    const answer = await unrecorded(() => this.take(key, make));
    const kept = this.#kept.get(key);
    if (kept?.answer === answer) for (const table of kept.tables) noteTable(table);
    else noteNotToKeep();
    return answer;
  }

  /** The answer under a key if it is kept and still holds; null: it is to be taken. */
  async have<A extends Keepable>(key: string): Promise<A | null> {
    if (!this.#kept.has(key)) return null;
    const stamps = await this.stamps.now().catch(() => null);
    const kept = stamps === null ? null : this.#good(key, stamps);
    return kept === null ? null : this.#given(kept as A);
  }

  #given<A>(answer: A): A {
    this.#hits += 1;
    return answer;
  }

  #counted<A>(made: Promise<A>): Promise<A> {
    this.#misses += 1;
    return made;
  }

  #good(key: string, stamps: Stamps): Keepable | null {
    const kept = this.#kept.get(key);
    if (kept === undefined) return null;
    const now = this.clock.now().getTime();
    const holds =
      now >= kept.from &&
      now < kept.until &&
      (kept.seen === stamps || kept.tables.every((table, place) => stamps.get(table) === kept.stamps[place]));
    if (!holds) {
      this.#forget(key);
      return null;
    }
    kept.seen = stamps;
    // Put last again: what is asked least goes first.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.answer;
  }

  async #make<A extends Keepable>(key: string, stamps: Stamps, make: () => Promise<A>): Promise<A> {
    const now = this.clock.now();
    const made = recordSources(make).then(async ({ value, tables, mayBeKept }) => {
      const isForAll = value.isForAll && mayBeKept && [...tables].every((table) => stamps.has(table));
      const until = isForAll ? await this.#until(stamps, now) : 0;
      if (isForAll) this.#keep(key, { answer: value, ...stampedBy(tables, stamps), from: now.getTime(), until });
      return { answer: value, isForAll, until };
    });
    const underWay = { stamps, made };
    this.#underWay.set(key, underWay);
    try {
      return (await made).answer;
    } finally {
      if (this.#underWay.get(key) === underWay) this.#underWay.delete(key);
    }
  }

  async #until(stamps: Stamps, now: Date): Promise<number> {
    const at = now.getTime();
    const known = this.#turning;
    if (known !== null && known.stamps === stamps && at >= known.from && at < known.until) return known.until;
    const until = await this.nextTurn(now);
    this.#turning = { stamps, from: at, until };
    return until;
  }

  #keep(key: string, kept: Kept<Keepable>): void {
    this.#forget(key);
    this.#kept.set(key, kept);
    this.#bytes += kept.answer.size;
    for (const [oldest] of this.#kept) {
      if (this.#bytes <= this.most) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.answer.size ?? 0;
    this.#kept.delete(key);
  }
}

function stampedBy(names: ReadonlySet<string>, stamps: Stamps) {
  const tables = [...names];
  return { tables, stamps: tables.map((table) => stamps.get(table)), seen: stamps };
}
