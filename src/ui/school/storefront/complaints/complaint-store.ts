import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  blankComplaint,
  type ComplaintDrafts,
  type KeptComplaint,
} from '#application/browser/complaints/complaint-drafts.ts';
import type { SendComplaint } from '#application/browser/complaints/send-complaint.ts';
import { complaintProblems, type ComplaintDraft } from '#domain/complaints/complaint.ts';
import { complaintProblemText } from '#domain/complaints/complaint-problem-texts.ts';
import type { FormProblem } from '#ui/kit/forms/form-errors.tsx';
import type { PostedForm } from '#ui/school/boot/posted-form.ts';
import { draftOfValues } from './draft-in-form.ts';

/** A complaint being written, and the sheet it became. The form keeps what is typed; the store keeps a copy in the tab. */
export class ComplaintStore {
  draft: ComplaintDraft = blankComplaint;
  filed: KeptComplaint['filed'] = null;
  sending = false;
  problems: readonly FormProblem[] = [];
  /** Grows when the form must be drawn anew with another draft. */
  generation = 0;
  readonly #drafts: ComplaintDrafts;
  readonly #send: SendComplaint;

  constructor(drafts: ComplaintDrafts, send: SendComplaint) {
    this.#drafts = drafts;
    this.#send = send;
    makeAutoObservable(this, { draft: observableRef, filed: observableRef, problems: observableRef });
  }

  /** What is wrong with a field, or null. */
  problemOf(field: keyof ComplaintDraft): string | null {
    return this.problems.find((each) => each.field === field)?.message ?? null;
  }

  /** Begins with what the browser posted by itself, and what is wrong with it. */
  answer({ values, problems }: PostedForm): void {
    this.draft = draftOfValues(values);
    this.problems = problems;
  }

  /** Begins with what stands in the form, if something was typed before the script came; else with what the tab kept. After hydration, never before. */
  takeOver(typed: ComplaintDraft): void {
    const isBlank = Object.entries(typed).every(
      ([name, value]) => blankComplaint[name as keyof ComplaintDraft] === value,
    );
    if (isBlank) this.restore();
    else this.keep(typed);
  }

  /** Shows what the tab kept. */
  private restore(): void {
    const kept = this.#drafts.read();
    if (kept === null) return;
    this.draft = kept.draft;
    this.filed = kept.filed;
    this.generation += 1;
  }

  /** Takes over what stands in the form. */
  keep(draft: ComplaintDraft): void {
    this.draft = draft;
    this.#drafts.write({ draft, filed: null });
  }

  /** Files the sheet. Nothing is sent while something is missing: all of it is said at once. */
  async send(draft: ComplaintDraft, website: string): Promise<void> {
    if (this.sending) return;
    this.keep(draft);
    this.problems = complaintProblems(draft).map((problem) => ({
      field: problem.field,
      message: complaintProblemText(problem),
    }));
    if (this.problems.length > 0) return;
    this.sending = true;
    const filed = await this.#send.execute({ draft, website });
    runInAction(() => {
      this.sending = false;
      if (filed.ok) this.#show({ ...filed.value, email: draft.email.trim() });
      else this.problems = [{ field: filed.refusal.field, message: filed.refusal.detail }];
    });
  }

  /** Back to an empty form. */
  startAnew(): void {
    this.keep(blankComplaint);
    this.filed = null;
    this.problems = [];
    this.generation += 1;
  }

  #show(filed: NonNullable<KeptComplaint['filed']>): void {
    this.filed = filed;
    this.draft = blankComplaint;
    this.#drafts.write({ draft: blankComplaint, filed });
  }
}
