import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { ShownPart } from '#application/read-models/office/products/shown-part.ts';
import type { Lack } from '#domain/office/working-copy.ts';
import { conflictOf, type PartConflict, type PartSource, type SaveState } from './part-source.ts';
import { contentMark, sentToo, UnsentPart } from './unsent-part.ts';

/** Saved so long after the last change. */
export const saveAfter = 800;
/** Tried again so long after a failure. */
export const tryAfter = 5000;

/**
 * A part of a product while it is edited. Whatever is changed is saved by itself a moment later; what cannot be sent stays in the tab
 * until it can, through a reload too; what somebody else saved meanwhile is never overwritten without a word.
 */
export class PartStore<Content> {
  content: Content;
  lacks: readonly Lack[];
  state: SaveState = 'kept';
  /** ISO 8601; null: it is as published. */
  savedAt: string | null;
  savedBy: string;
  conflict: PartConflict | null = null;
  /** Why the school does not take it, in words. */
  problem: string | null = null;
  /** Which reading of the school's content is here: another one replaces what an open editor shows. */
  reading = 0;
  #revision: number;
  #cancel: () => void = () => undefined;
  #underWay: Promise<void> | null = null;
  /** What was sent and never answered: the school may have kept it. */
  #unanswered: readonly string[] = [];
  readonly #unsent: UnsentPart<Content>;
  readonly #source: PartSource<Content>;

  constructor(source: PartSource<Content>, loaded: ShownPart<Content>) {
    this.#source = source;
    this.#unsent = new UnsentPart(source);
    this.content = loaded.content;
    this.lacks = loaded.lacks;
    this.savedAt = loaded.savedAt;
    this.savedBy = loaded.savedBy;
    this.#revision = loaded.revision;
    makeAutoObservable(this, { content: observableRef, lacks: observableRef, conflict: observableRef });
    this.resume(loaded);
  }

  /** Takes over what the person has written now. */
  change(content: Content): void {
    this.content = content;
    this.#remember();
    if (this.state === 'conflict') return;
    if (this.state !== 'sending') this.state = 'typed';
    this.#later(saveAfter);
  }

  /** Changes some fields of a content that is an object. */
  set(changes: Partial<Content>): void {
    this.change({ ...this.content, ...changes });
  }

  /** Saves at once what is not kept yet; ends when nothing is under way any more. */
  async flush(): Promise<void> {
    this.#cancel();
    while (this.#underWay !== null) await this.#underWay;
    if (this.state === 'kept' || this.state === 'conflict') return;
    this.#underWay = this.#save();
    await this.#underWay;
  }

  /** Takes what the school has now, unless there is something here that it has not; says whether it did. */
  async renew(): Promise<boolean> {
    const { content } = this;
    if (this.state !== 'kept') return false;
    const read = await this.#source.api.read(this.#source.productId);
    if (!read.ok || this.state !== 'kept' || this.content !== content) return false;
    runInAction(() => this.take(read.value));
    return true;
  }

  /** Leaves one's own changes for what the other saved. */
  async takeTheirs(): Promise<void> {
    const read = await this.#source.api.read(this.#source.productId);
    if (!read.ok) return this.fail(read.refusal);
    this.#forget();
    runInAction(() => this.take(read.value));
  }

  /** Saves one's own changes over what the other saved, now that it is known. */
  async keepMine(): Promise<void> {
    if (this.conflict === null) return;
    this.#revision = this.conflict.revision;
    this.conflict = null;
    this.state = 'typed';
    await this.flush();
  }

  /** Whatever is not kept is kept in the tab; nothing is sent any more. */
  close(): void {
    this.#cancel();
  }

  private take(loaded: ShownPart<Content>): void {
    this.content = loaded.content;
    this.reading += 1;
    this.lacks = loaded.lacks;
    this.savedAt = loaded.savedAt;
    this.savedBy = loaded.savedBy;
    this.#revision = loaded.revision;
    this.conflict = null;
    this.problem = null;
    this.state = 'kept';
  }

  /** Goes on with what the tab has of an earlier visit that never reached the school. */
  private resume(loaded: ShownPart<Content>): void {
    const kept = this.#unsent.read();
    if (kept === null) return;
    const present = contentMark(loaded.content);
    if (kept.revision !== loaded.revision && contentMark(kept.content) === present) return this.#forget();
    this.content = kept.content;
    // Nobody but this tab has saved since: what it sent arrived, though it was not told.
    if (kept.revision === loaded.revision || kept.unanswered.includes(present)) {
      this.state = 'typed';
      this.#later(0);
    } else {
      this.state = 'conflict';
      this.conflict = { by: loaded.savedBy, at: loaded.savedAt ?? '', revision: loaded.revision };
    }
  }

  async #save(): Promise<void> {
    const [sent, before] = [this.content, this.#unanswered];
    runInAction(() => (this.state = 'sending'));
    this.#unanswered = sentToo(before, sent);
    this.#remember();
    const { api, productId, onKept } = this.#source;
    const answer = await api.keep(productId, sent, this.#revision);
    if (!answer.ok && (await this.#isOwn(answer.refusal, before))) return this.#save();
    this.#underWay = null;
    if (!answer.ok) return this.fail(answer.refusal);
    this.#unanswered = [];
    const isAllKept = this.content === sent;
    runInAction(() => {
      this.#revision = answer.value.revision;
      this.lacks = answer.value.lacks;
      this.savedAt = answer.value.savedAt;
      this.savedBy = '';
      this.problem = null;
      this.state = isAllKept ? 'kept' : 'typed';
    });
    if (isAllKept) this.#forget();
    else {
      this.#remember();
      this.#later(saveAfter);
    }
    onKept?.();
  }

  /** Whether what the school has meanwhile was sent from here, and never answered; then it is gone on from that. */
  async #isOwn({ kind, status }: CallRefusal, unanswered: readonly string[]): Promise<boolean> {
    if (status !== null && status < 500) this.#unanswered = [];
    if (kind !== 'part-saved-meanwhile' || unanswered.length === 0) return false;
    const read = await this.#source.api.read(this.#source.productId);
    if (!read.ok || !unanswered.includes(contentMark(read.value.content))) return false;
    this.#revision = read.value.revision;
    return true;
  }

  private fail({ kind, status, detail, data }: CallRefusal): void {
    if (kind === 'part-saved-meanwhile') {
      this.state = 'conflict';
      this.conflict = conflictOf(data);
      return;
    }
    const mayPass = status === null || status >= 500 || status === 429;
    this.state = status === null ? 'offline' : mayPass ? 'failed' : status === 401 ? 'signed-out' : 'refused';
    this.problem = detail;
    if (mayPass) this.#later(tryAfter);
  }

  #later(milliseconds: number): void {
    this.#cancel();
    this.#cancel = this.#source.timer.after(milliseconds, () => void this.flush());
  }

  #remember(): void {
    const { content } = this;
    this.#unsent.write({ content, revision: this.#revision, unanswered: this.#unanswered });
  }

  #forget(): void {
    this.#unanswered = [];
    this.#unsent.forget();
  }
}
