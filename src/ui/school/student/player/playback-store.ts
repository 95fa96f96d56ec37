import { makeAutoObservable, observableRef } from 'mobx';
import { videoSpeeds } from '#domain/learning/player-settings.ts';
import type { PlaybackListener } from './playback-listener.ts';
import type { PlayerSettingsStore } from './player-settings-store.ts';
import { type SpokenCue, spokenCues } from './spoken-cues.ts';

/** What a `<video>` is doing, for its controls, and what they have it do. */
export class PlaybackStore {
  playing = false;
  /** It was played since its class was opened. */
  begun = false;
  /** Seconds. */
  position = 0;
  duration = 0;
  /** It wants to play and has nothing to show yet. */
  waiting = false;
  failed = false;
  ended = false;
  /** What is said in the video, once its captions are there. */
  cues: readonly SpokenCue[] = [];
  readonly #liked: PlayerSettingsStore;
  #video: HTMLVideoElement | null = null;
  /** The address failed and another is asked for; `goesOn`: it was to play. */
  #renewal: { readonly goesOn: boolean } | null = null;

  constructor(liked: PlayerSettingsStore) {
    this.#liked = liked;
    makeAutoObservable(this, { cues: observableRef });
  }

  get speed(): number {
    return this.#liked.settings.speed;
  }

  /** 0 to 1. */
  get volume(): number {
    return this.#liked.settings.volume;
  }

  get captions(): boolean {
    return this.#liked.settings.captions;
  }

  /** The place in `cues` of what is being said, or was said last; -1 before the first. */
  get currentCue(): number {
    return this.cues.findLastIndex(({ from }) => from <= this.position + 0.05);
  }

  /**
   * Follows a video and begins it at `startAt`.
   * @returns what ends that.
   */
  follow(video: HTMLVideoElement, startAt: number, listener: PlaybackListener): () => void {
    this.#video = video;
    const renewal = this.#renewal;
    this.#renewal = null;
    this.begin(startAt, renewal);
    video.volume = this.volume;
    video.muted = this.#liked.settings.muted;
    const stop = new AbortController();
    const on = (name: keyof HTMLMediaElementEventMap, act: () => void): void =>
      video.addEventListener(name, act, { signal: stop.signal });
    const prepare = (): void => {
      if (startAt > 0) video.currentTime = startAt;
      video.playbackRate = this.speed;
      this.measure(video);
      this.showCaptions(this.captions);
      this.read(video);
      if (renewal?.goesOn === true) this.play();
    };
    // Another address begins by itself; the same one, asked for within a second, does not.
    if (video.error) video.load();
    video.querySelector('track')?.addEventListener('load', () => this.read(video), { signal: stop.signal });
    if (video.readyState >= HTMLMediaElement.HAVE_METADATA) prepare();
    else on('loadedmetadata', prepare);
    on('durationchange', () => this.measure(video));
    on('playing', () => {
      this.stand(true);
      listener.played(video.currentTime);
    });
    on('timeupdate', () => {
      this.measure(video);
      if (!video.seeking) listener.reached(video.currentTime);
    });
    on('seeking', () => {
      this.measure(video);
      listener.jumped(video.currentTime);
    });
    on('seeked', () => {
      if (!video.paused) listener.played(video.currentTime);
    });
    on('pause', () => {
      if (!video.seeking) listener.reached(video.currentTime);
      this.stand(false, video.ended, this.failed);
      listener.stopped();
    });
    on('ended', () => this.stand(false, true, this.failed));
    on('waiting', () => this.wait());
    on('volumechange', () => this.hear(video));
    on('error', () => {
      this.#renewal = { goesOn: !video.paused };
      this.wait();
      void listener.failed().then((isMended) => {
        if (isMended || stop.signal.aborted) return;
        this.#renewal = null;
        this.stand(false, false, true);
      });
    });
    return () => {
      stop.abort();
      listener.stopped();
      this.#video = null;
    };
  }

  toggle(): void {
    if (this.#video?.paused === false) this.#video.pause();
    else this.play();
  }

  seek(to: number): void {
    if (this.#video === null) return;
    this.position = Math.min(Math.max(to, 0), this.duration);
    this.#video.currentTime = this.position;
  }

  skip(seconds: number): void {
    this.seek(this.position + seconds);
  }

  setSpeed(speed: number): void {
    this.#liked.set({ speed });
    if (this.#video !== null) this.#video.playbackRate = speed;
  }

  /** The next speed up or down from the present one. */
  stepSpeed(by: 1 | -1): void {
    const place = videoSpeeds.findIndex((speed) => speed === this.speed);
    this.setSpeed(videoSpeeds[place + by] ?? this.speed);
  }

  toggleMute(): void {
    if (this.#video !== null) this.#video.muted = !this.#video.muted;
  }

  setVolume(volume: number): void {
    if (this.#video === null) return;
    this.#video.volume = Math.min(Math.max(volume, 0), 1);
    this.#video.muted = this.#video.volume === 0;
  }

  toggleCaptions(): void {
    this.#liked.set({ captions: !this.captions });
    this.showCaptions(this.captions);
  }

  /** A browser may refuse to play; its own event says what became of it. */
  play(): void {
    this.#video?.play().catch(() => undefined);
  }

  private showCaptions(shown: boolean): void {
    const tracks = this.#video?.textTracks;
    for (const track of tracks === undefined ? [] : Array.from(tracks)) track.mode = shown ? 'showing' : 'hidden';
  }

  private read(video: HTMLVideoElement): void {
    this.cues = spokenCues(video);
  }

  private begin(startAt: number, renewal: { readonly goesOn: boolean } | null): void {
    this.stand(renewal?.goesOn === true);
    this.waiting = this.playing;
    this.position = startAt;
    if (renewal !== null) return;
    this.begun = false;
    this.duration = 0;
  }

  private measure(video: HTMLVideoElement): void {
    this.position = video.currentTime;
    this.duration = Number.isFinite(video.duration) ? video.duration : 0;
  }

  private stand(playing: boolean, ended = false, failed = false): void {
    this.playing = playing;
    if (playing) this.begun = true;
    this.waiting = false;
    this.ended = ended;
    this.failed = failed;
  }

  private wait(): void {
    this.waiting = true;
  }

  private hear(video: HTMLVideoElement): void {
    this.#liked.set({ muted: video.muted, volume: video.volume });
  }
}
