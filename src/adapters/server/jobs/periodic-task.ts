import { inLogContext } from '#adapters/server/observing/log-context.ts';
import type { Logger } from '#application/ports/logger.ts';

/** Something the school does again and again while it runs. A run never begins before the one before it has ended. */
export class PeriodicTask {
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();
  #stopping = false;

  /**
   * @param name what the log calls it when a run fails; the next run comes all the same.
   * @param run is told how to ask whether it should come to an end.
   * @param pauseMs milliseconds before the first run and between two.
   */
  constructor(
    private readonly name: string,
    private readonly run: (isStopping: () => boolean) => Promise<void>,
    private readonly pauseMs: number,
    private readonly logger: Logger,
  ) {}

  start(): void {
    if (this.#stopping) return;
    this.#timer = setTimeout(() => {
      this.#running = this.#runOnce().finally(() => this.start());
    }, this.pauseMs);
    // It keeps no process alive by itself.
    this.#timer.unref();
  }

  /** Begins no further run and waits for the one under way. */
  async stop(): Promise<void> {
    this.#stopping = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#running;
  }

  async #runOnce(): Promise<void> {
    try {
      await inLogContext({ job: this.name }, () => this.run(() => this.#stopping));
    } catch (error) {
      this.logger.error(`${this.name} failed`, { error: String(error) });
    }
  }
}
