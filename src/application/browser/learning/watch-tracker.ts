/** From where to where a video was played, in seconds with fractions. */
export type Stretch = readonly [from: number, to: number];

/** How much of a video may have gone by before its beginning to play is told. */
const LATEST_NEWS_SECONDS = 3;

/** Collects the stretches of a video that were really played: seeking over seconds is not watching them. */
export class WatchTracker {
  #done: readonly Stretch[] = [];
  #from: number | null = null;
  #position: number;

  /** @param position seconds at which the video begins. */
  constructor(position: number) {
    this.#position = position;
  }

  /** Where the video stands, in seconds. */
  get position(): number {
    return this.#position;
  }

  /** Whether there is anything to tell that `take` has not given out. */
  get hasNews(): boolean {
    return this.#done.length > 0 || (this.#from !== null && this.#position > this.#from);
  }

  /** The video began to play, or went on, at a second. A busy machine tells late: it then played from where it stood. */
  play(at: number): void {
    this.#end();
    const late = at - this.#position;
    this.#from = late > 0 && late <= LATEST_NEWS_SECONDS ? this.#position : at;
    this.#position = at;
  }

  /** The video played on to a second; without effect while it stands still. */
  reach(at: number): void {
    if (this.#from === null) return;
    if (at < this.#position) this.play(at);
    else this.#position = at;
  }

  /** The video stopped where it last was. */
  stop(): void {
    this.#end();
  }

  /** Somebody moved the video to another second; whether it plays on there, `play` tells. */
  jump(to: number): void {
    this.#end();
    this.#position = to;
  }

  /** What was played since the last time, and where the video stands. The stretch being played begins anew here. */
  take(): { readonly positionSeconds: number; readonly watched: readonly Stretch[] } {
    const isPlaying = this.#from !== null;
    this.#end();
    const watched = this.#done;
    this.#done = [];
    if (isPlaying) this.#from = this.#position;
    return { positionSeconds: this.#position, watched };
  }

  /** Takes back what could not be told. */
  giveBack(watched: readonly Stretch[]): void {
    this.#done = [...watched, ...this.#done];
  }

  #end(): void {
    if (this.#from !== null && this.#position > this.#from) {
      this.#done = [...this.#done, [this.#from, this.#position]];
    }
    this.#from = null;
  }
}
