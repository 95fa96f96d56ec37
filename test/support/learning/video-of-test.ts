/** A video element that plays when the test says so: happy-dom has no media. */
export class VideoOfTest {
  #state = { currentTime: 0, duration: Number.NaN, paused: true, ended: false, seeking: false, readyState: 0 };

  constructor(readonly element: HTMLVideoElement = document.createElement('video')) {
    const state = this.#state;
    const readOnly = (name: 'duration' | 'paused' | 'ended' | 'seeking' | 'readyState') =>
      Object.defineProperty(element, name, { configurable: true, get: () => state[name] });
    for (const name of ['duration', 'paused', 'ended', 'seeking', 'readyState'] as const) readOnly(name);
    Object.defineProperty(element, 'currentTime', {
      configurable: true,
      get: () => state.currentTime,
      set: (to: number) => {
        this.#seek(to);
      },
    });
    element.play = () => {
      state.paused = false;
      state.ended = false;
      this.#tell('play', 'playing');
      return Promise.resolve();
    };
    element.pause = () => {
      if (state.paused) return;
      state.paused = true;
      this.#tell('pause');
    };
  }

  /** Its length becomes known. */
  load(duration: number): void {
    this.#state.duration = duration;
    this.#state.readyState = 4;
    this.#tell('durationchange', 'loadedmetadata');
  }

  /** It begins anew at another address, as browsers do: at rest, from the beginning. */
  begin(duration: number): void {
    Object.assign(this.#state, { currentTime: 0, paused: true, ended: false });
    this.element.playbackRate = 1;
    this.load(duration);
  }

  /** Its captions are there: what is said, from which second on. */
  caption(lines: readonly (readonly [from: number, text: string])[]): void {
    const cues = lines.map(([from, text], place) => ({
      startTime: from,
      endTime: lines[place + 1]?.[0] ?? from + 5,
      text,
    }));
    Object.defineProperty(this.element, 'textTracks', { configurable: true, value: [{ mode: 'showing', cues }] });
    this.element.querySelector('track')?.dispatchEvent(new Event('load'));
  }

  /** It plays on to a second, telling so four times a second of the video; at its end it stops. */
  playTo(to: number): void {
    const state = this.#state;
    for (let at = state.currentTime + 0.25; at < to; at += 0.25) {
      state.currentTime = at;
      this.#tell('timeupdate');
    }
    state.currentTime = to;
    this.#tell('timeupdate');
    if (to < state.duration) return;
    state.paused = true;
    state.ended = true;
    this.#tell('pause', 'ended');
  }

  /** It cannot be loaded. */
  fail(): void {
    this.#state.readyState = 0;
    this.#tell('error');
  }

  #seek(to: number): void {
    this.#state.currentTime = to;
    this.#state.seeking = true;
    this.#tell('seeking');
    this.#state.seeking = false;
    this.#tell('seeked');
  }

  #tell(...names: string[]): void {
    for (const name of names) this.element.dispatchEvent(new Event(name));
  }
}
