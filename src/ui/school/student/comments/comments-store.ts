import { makeAutoObservable, observableRef } from 'mobx';
import type { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { DiscussionApi } from '#application/browser/learning/ports/discussion-api.ts';
import type { Discussion, ListedComment } from '#application/read-models/learning/discussion.ts';
import { commentTexts } from '#domain/learning/discussion-texts.ts';
import { commentOf } from '#domain/learning/discussion.ts';
import type { Result } from '#domain/shared/result.ts';
import { DraftedText } from './drafted-text.ts';

/** What those who have a content write about it: the list, the comment being written, and the one being changed. */
export class CommentsStore {
  discussion: Discussion;
  /** What is written; it stays until it was sent. */
  readonly draft: DraftedText;
  problem: string | null = null;
  isSending = false;
  /** What was done last, to be said. */
  done: 'written' | 'changed' | 'removed' | null = null;
  editing: { readonly id: string; readonly draft: DraftedText; readonly problem: string | null } | null = null;
  /** The comment about which a student is asked whether it shall go. */
  removing: ListedComment | null = null;
  readonly #api: DiscussionApi;
  readonly #slug: string;
  readonly #drafts: FormDrafts;

  constructor(api: DiscussionApi, slug: string, discussion: Discussion, drafts: FormDrafts) {
    this.#api = api;
    this.#slug = slug;
    this.#drafts = drafts;
    this.draft = new DraftedText(drafts, `comentario.${slug}`);
    this.discussion = discussion;
    makeAutoObservable(this, { discussion: observableRef, editing: observableRef, removing: observableRef });
  }

  write(text: string): void {
    this.draft.write(text);
    this.problem = null;
    this.done = null;
  }

  /** Sends what is written, if it is a comment. */
  async send(): Promise<void> {
    const text = commentOf(this.draft.text);
    if (!text.ok) return this.refuse(commentTexts[text.refusal.kind]);
    const answer = await this.#call(() => this.#api.comment(this.#slug, text.value));
    if (answer === null) return;
    if (answer.ok) this.take(answer.value, 'written');
    else this.refuse(answer.refusal.detail);
  }

  edit({ id, text }: Pick<ListedComment, 'id' | 'text'>): void {
    const draft = new DraftedText(this.#drafts, `comentario.${this.#slug}.${id}`, text);
    void draft.resume();
    this.editing = { id, draft, problem: null };
    this.done = null;
  }

  rewrite(text: string): void {
    if (this.editing === null) return;
    this.editing.draft.write(text);
    this.editing = { ...this.editing, problem: null };
  }

  leaveAsItWas(): void {
    this.editing?.draft.end();
    this.editing = null;
  }

  /** Sends the comment being changed. */
  async keepChange(): Promise<void> {
    const { editing } = this;
    if (editing === null) return;
    const text = commentOf(editing.draft.text);
    if (!text.ok) return this.refuseChange(commentTexts[text.refusal.kind]);
    const answer = await this.#call(() => this.#api.change(this.#slug, editing.id, text.value));
    if (answer === null) return;
    if (answer.ok) this.take(answer.value, 'changed');
    else this.refuseChange(answer.refusal.detail);
  }

  askToRemove(comment: ListedComment | null): void {
    this.removing = comment;
    this.done = null;
  }

  async remove(): Promise<void> {
    const { removing } = this;
    if (removing === null) return;
    const answer = await this.#call(() => this.#api.remove(this.#slug, removing.id));
    if (answer === null) return;
    this.askToRemove(null);
    if (answer.ok) this.take(answer.value, 'removed');
    else this.refuse(answer.refusal.detail);
  }

  /** How things stand after the rating was changed elsewhere on the page. */
  stand(discussion: Discussion): void {
    this.discussion = discussion;
  }

  async #call(call: () => Promise<Result<Discussion, CallRefusal>>) {
    if (this.isSending) return null;
    this.setSending(true);
    const answer = await call();
    this.setSending(false);
    return answer;
  }

  private setSending(isSending: boolean): void {
    this.isSending = isSending;
    if (isSending) this.problem = null;
  }

  private take(discussion: Discussion, done: 'written' | 'changed' | 'removed'): void {
    this.discussion = discussion;
    this.done = done;
    if (done === 'written') this.draft.end();
    if (done === 'changed') this.leaveAsItWas();
  }

  private refuse(problem: string): void {
    this.problem = problem;
  }

  private refuseChange(problem: string): void {
    if (this.editing !== null) this.editing = { ...this.editing, problem };
  }
}
