import type { Clock } from '#application/ports/clock.ts';
import type { JobLeases } from '#application/server/shared/ports/job-leases.ts';

/** Milliseconds after which a job of a process that died may be begun by another. */
const leaseMs = 60_000;
/** A lease is renewed so often before it runs out. */
const renewals = 3;

/** Something that one process at a time does, each time that it is due. */
export interface LeasedJob {
  /** The name of its lease. */
  readonly name: string;
  /** Told how to ask whether it should come to an end: the process stops, or its lease is another's. */
  readonly work: (isStopping: () => boolean) => Promise<void>;
  /** Milliseconds after a run, whether or not it failed, in which no process begins another. */
  readonly restMs: number;
}

/** Runs a job while this process holds its lease: whichever process asks first when it is due does it, the others leave it. */
export class LeasedRun {
  /** @param holder names this process and no other. */
  constructor(
    private readonly job: LeasedJob,
    private readonly leases: JobLeases,
    private readonly holder: string,
    private readonly clock: Clock,
  ) {}

  /**
   * Does the job if it is due and nobody is at it; whether it did.
   * @throws what the work throws, or what keeps the lease from being asked for.
   */
  async execute(isStopping: () => boolean): Promise<boolean> {
    const { name, work, restMs } = this.job;
    const lease = new HeldLease(() => this.leases.hold(name, this.holder, leaseMs), this.clock);
    if (!(await lease.take())) return false;
    const renewing = setInterval(() => void lease.renew(), leaseMs / renewals);
    renewing.unref();
    try {
      await work(() => isStopping() || lease.isLost);
    } finally {
      clearInterval(renewing);
      await lease.settled();
      // What was cut short is not done. A lease that cannot be given back runs out.
      await this.leases.release(name, this.holder, isStopping() ? 0 : restMs).catch(() => undefined);
    }
    return true;
  }
}

/** A lease as far as its holder knows. */
class HeldLease {
  #until = 0;
  #renewal: Promise<void> = Promise.resolve();

  constructor(
    private readonly hold: () => Promise<boolean>,
    private readonly clock: Clock,
  ) {}

  async take(): Promise<boolean> {
    const asked = this.clock.now().getTime();
    if (!(await this.hold())) return false;
    this.#until = asked + leaseMs;
    return true;
  }

  /** Asked before the last renewal by this process's own clock: one that stood still finds out by itself. */
  get isLost(): boolean {
    return this.clock.now().getTime() >= this.#until;
  }

  renew(): Promise<void> {
    // A database that does not answer takes nothing away; the time that is left does.
    this.#renewal = this.take().then(
      (isOurs) => {
        if (!isOurs) this.#until = 0;
      },
      () => undefined,
    );
    return this.#renewal;
  }

  settled(): Promise<void> {
    return this.#renewal;
  }
}
