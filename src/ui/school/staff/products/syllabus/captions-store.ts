import { makeAutoObservable, runInAction } from 'mobx';
import type { ContentFilesApi } from '#application/browser/learning/ports/content-files-api.ts';
import type { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { captionFile, type CaptionFault, type ReadCaptions, readCaptions } from '#domain/learning/syllabus/captions.ts';

/** What the captions are for. */
interface CaptionedVideo {
  readonly productId: number;
  readonly video: string;
  /** Whole seconds. */
  readonly seconds: number;
  /** Those of now; null: it has none. */
  readonly captions: string | null;
}

/** The captions of a video while they are corrected. What is typed stays in the tab until it is kept. */
export class CaptionsStore {
  /** Null: those that the class has are not read yet. */
  text: string | null;
  /** Where the video can be played; null: not known yet. */
  address: string | null = null;
  isBusy = false;
  /** Why they could not be read or kept. */
  problem: string | null = null;
  /** Whether what stands here is what the class has. */
  isKept: boolean;
  readonly #api: ContentFilesApi;
  readonly #storage: TabStorage;
  readonly #of: CaptionedVideo;

  constructor(api: ContentFilesApi, storage: TabStorage, of: CaptionedVideo) {
    this.#api = api;
    this.#storage = storage;
    this.#of = of;
    const typed = storage.read(this.#name) ?? '';
    this.text = typed === '' && of.captions !== null ? null : typed;
    this.isKept = typed === '';
    makeAutoObservable(this);
  }

  /** What the text says, and what is wrong on which line. */
  get read(): ReadCaptions {
    return readCaptions(this.text ?? '', this.#of.seconds);
  }

  get faults(): readonly CaptionFault[] {
    return (this.text ?? '').trim() === '' ? [] : this.read.faults;
  }

  /** Fetches the video's address, and the text unless one was typed before it came. */
  async load(): Promise<void> {
    const { productId, video, captions } = this.#of;
    const [address, read] = await Promise.all([
      this.#api.addressOf(productId, video),
      captions === null ? null : this.#api.readCaptions(productId, captions),
    ]);
    runInAction(() => {
      if (address.ok) this.address = address.value.address;
      if (read === null) return;
      if (!read.ok) this.problem = read.refusal.detail;
      const kept = read.ok ? read.value.text : '';
      this.text ??= kept;
      this.isKept = this.text === kept;
    });
  }

  write(text: string): void {
    this.text = text;
    this.isKept = false;
    this.problem = null;
    this.#storage.write(this.#name, text);
  }

  /** Takes captions of a file; SRT becomes WebVTT, which differs in its heading and in how it writes thousandths. */
  async take(file: File): Promise<void> {
    const text = await file.text();
    this.write(
      /^\s*\d+\s*\r?\n.*-->/.test(text)
        ? `WEBVTT\n\n${text.trim().replaceAll(/(\d{2}:\d{2}),(\d{3})/g, '$1.$2')}\n`
        : text,
    );
  }

  /** Adds a caption of three seconds at an instant of the video, in its place among the others; returns its line, from 1. */
  addAt(seconds: number): number {
    const start = Math.round(seconds * 1000);
    const next = this.read.cues.find((cue) => cue.start > start);
    const end = Math.min(start + 3000, next?.start ?? Number.POSITIVE_INFINITY, this.#of.seconds * 1000 + 3000);
    const added = { start, end, text: 'Escribe aquí' };
    const cues = [...this.read.cues, added].toSorted((one, other) => one.start - other.start);
    this.write(captionFile(cues));
    return this.read.cues.find((cue) => cue.start === start)?.line ?? 1;
  }

  /** Keeps them; the key of their file, or null where the school does not take them. */
  async keep(): Promise<string | null> {
    if (this.isBusy || this.text === null) return null;
    this.isBusy = true;
    const kept = await this.#api.keepCaptions(this.#of.productId, this.text, this.#of.seconds);
    runInAction(() => {
      this.isBusy = false;
      this.isKept = kept.ok;
      this.problem = kept.ok ? null : kept.refusal.detail;
    });
    if (kept.ok) this.#storage.write(this.#name, '');
    return kept.ok ? kept.value.file : null;
  }

  get #name(): string {
    return `escuela.subtitulos.${this.#of.video}`;
  }
}
