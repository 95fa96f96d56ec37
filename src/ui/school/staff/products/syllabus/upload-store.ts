import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ContentFilesApi } from '#application/browser/learning/ports/content-files-api.ts';
import type { VideoProbe } from '#application/browser/learning/ports/video-probe.ts';
import type { UnfinishedVideo, VideoSender, VideoSending } from '#application/browser/learning/ports/video-sender.ts';
import type { Timer } from '#application/browser/shared/ports/timer.ts';
import type { SyllabusId } from '#domain/learning/syllabus/syllabus.ts';
import { problemOfFile, type TakenVideo, type VideoTask } from './video-task.ts';

/** So many go at once: a line is shared, not fought over. */
const together = 2;
/** The school is asked so often whether it has taken a video, while it cannot be reached or is at it. */
const triesToFinish = 20;
const betweenTries = 5_000;

/**
 * The videos that this visit sends. They go on while other pages of the office are open; whichever page shows the classes of their product
 * is given what was taken, also of before it was opened.
 */
export class UploadStore {
  tasks: readonly VideoTask[] = [];
  /** What an earlier visit did not finish: its file is to be chosen again. */
  unfinished: readonly UnfinishedVideo[] = [];
  #sendings = new Map<SyllabusId, VideoSending>();
  #taken: (TakenVideo & { readonly productId: number })[] = [];
  #receiver: { readonly productId: number; readonly take: (video: TakenVideo) => void } | null = null;
  readonly #sender: VideoSender;
  readonly #probe: VideoProbe;
  readonly #api: ContentFilesApi;
  readonly #timer: Timer;

  constructor(sender: VideoSender, probe: VideoProbe, api: ContentFilesApi, timer: Timer) {
    this.#sender = sender;
    this.#probe = probe;
    this.#api = api;
    this.#timer = timer;
    makeAutoObservable(this, { tasks: observableRef, unfinished: observableRef });
  }

  /** Whether any video of this visit would stop if it ended now. */
  get isBusy(): boolean {
    return this.tasks.some(({ state }) => state !== 'refused');
  }

  taskOf(classId: SyllabusId): VideoTask | null {
    return this.tasks.find((task) => task.classId === classId) ?? null;
  }

  /** What was begun for a class in an earlier visit; null: nothing. */
  unfinishedOf(classId: SyllabusId): UnfinishedVideo | null {
    return this.unfinished.find((video) => video.classId === String(classId)) ?? null;
  }

  /** Gives a page what is taken for its product, from now on and of before; returns what ends that. */
  receive(productId: number, take: (video: TakenVideo) => void): () => void {
    const receiver = { productId, take };
    this.#receiver = receiver;
    const mine = this.#taken.filter((video) => video.productId === productId);
    this.#taken = this.#taken.filter((video) => video.productId !== productId);
    for (const video of mine) take(video);
    void this.#findUnfinished(productId);
    return () => {
      if (this.#receiver === receiver) this.#receiver = null;
    };
  }

  /** Begins to send a video for a class, in the place of one that is on its way to it. */
  add(productId: number, classId: SyllabusId, file: File): void {
    this.cancel(classId);
    const problem = problemOfFile(file);
    const state = problem === null ? 'waiting' : 'refused';
    this.tasks = [...this.tasks, { productId, classId, file, state, sent: 0, problem }];
    this.unfinished = this.unfinished.filter(({ name, bytes }) => name !== file.name || bytes !== file.size);
    this.#next();
  }

  pause(classId: SyllabusId): void {
    this.#sendings.get(classId)?.pause();
    this.#set(classId, { state: 'paused' });
    this.#next();
  }

  resume(classId: SyllabusId): void {
    this.#set(classId, { state: 'waiting' });
    this.#next();
  }

  /** Stops it for good. */
  cancel(classId: SyllabusId): void {
    this.#sendings.get(classId)?.abandon();
    this.#drop(classId);
    this.#next();
  }

  /** Forgets what an earlier visit did not finish. */
  async forget(video: UnfinishedVideo): Promise<void> {
    this.unfinished = this.unfinished.filter(({ key }) => key !== video.key);
    await this.#sender.forget(video);
  }

  async #findUnfinished(productId: number): Promise<void> {
    const found = await this.#sender.unfinished(productId);
    const isUnderWay = ({ name, bytes }: UnfinishedVideo) =>
      this.tasks.some(({ file }) => file.name === name && file.size === bytes);
    runInAction(() => (this.unfinished = found.filter((video) => !isUnderWay(video))));
  }

  #next(): void {
    const underWay = this.tasks.filter(({ state }) => state === 'sending' || state === 'lost').length;
    for (const task of this.tasks
      .filter(({ state }) => state === 'waiting')
      .slice(0, Math.max(0, together - underWay))) {
      this.#set(task.classId, { state: 'sending' });
      const known = this.#sendings.get(task.classId);
      if (known === undefined) this.#sendings.set(task.classId, this.#send(task));
      else known.resume();
    }
  }

  #send({ productId, classId, file }: VideoTask): VideoSending {
    const change = (changes: Partial<VideoTask>) => runInAction(() => this.#set(classId, changes));
    return this.#sender.send(
      file,
      { productId, classId: String(classId) },
      {
        onProgress: (sent) => change({ sent, ...(this.taskOf(classId)?.state === 'lost' && { state: 'sending' }) }),
        onLost: () => change({ state: 'lost' }),
        onRefused: (problem) => {
          change({ state: 'refused', problem });
          runInAction(() => this.#next());
        },
        onArrived: (uploadId) => {
          change({ state: 'checking', sent: file.size });
          void this.#finish(productId, classId, file, uploadId);
          runInAction(() => this.#next());
        },
      },
    );
  }

  async #finish(productId: number, classId: SyllabusId, file: File, uploadId: string): Promise<void> {
    const [kept, poster] = await Promise.all([this.#kept(uploadId), this.#posterOf(productId, file)]);
    if (this.taskOf(classId)?.file !== file) return;
    if (!kept.ok) {
      runInAction(() => this.#set(classId, { state: 'refused', problem: kept.refusal.detail }));
      return;
    }
    runInAction(() => this.#drop(classId));
    const taken = { classId, video: kept.value.file, seconds: kept.value.seconds, poster };
    if (this.#receiver?.productId === productId) this.#receiver.take(taken);
    else this.#taken.push({ ...taken, productId });
  }

  async #kept(uploadId: string) {
    for (let tried = 1; ; tried += 1) {
      const answer = await this.#api.finishVideo(uploadId);
      const mayPass = !answer.ok && (answer.refusal.status === null || answer.refusal.status >= 500);
      if (!mayPass || tried === triesToFinish) return answer;
      await new Promise<void>((resolve) => void this.#timer.after(betweenTries, resolve));
    }
  }

  /** Without one a class has none: nothing fails for it. */
  async #posterOf(productId: number, file: File): Promise<string | null> {
    const seen = await this.#probe.look(file);
    if (seen === null || seen.poster === null) return null;
    const kept = await this.#api.keepPicture(productId, 'poster', seen.poster);
    return kept.ok ? kept.value.file : null;
  }

  #set(classId: SyllabusId, changes: Partial<VideoTask>): void {
    this.tasks = this.tasks.map((task) => (task.classId === classId ? { ...task, ...changes } : task));
  }

  #drop(classId: SyllabusId): void {
    this.#sendings.delete(classId);
    this.tasks = this.tasks.filter((task) => task.classId !== classId);
  }
}
