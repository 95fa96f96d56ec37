import { makeAutoObservable, runInAction } from 'mobx';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { Result } from '#domain/shared/result.ts';
import type { FormProblem } from '#ui/kit/forms/form-errors.tsx';

/** One form's way: being sent, what stands in its way, and what was done. What was typed stays in the form. */
export class FormRun {
  isBusy = false;
  problems: readonly FormProblem[] = [];
  /** What was done last, to be read out; null: nothing yet. */
  done: string | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  problemOf(field: string): string | null {
    return this.problems.find((each) => each.field === field)?.message ?? null;
  }

  /** Something is missing: nothing is sent. */
  refuse(problems: readonly FormProblem[]): void {
    this.problems = problems;
    this.done = null;
  }

  /** Sends once at a time; whether it was taken. */
  async send<T>(call: () => Promise<Result<T, CallRefusal>>, done: string): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.refuse([]);
    const result = await call();
    runInAction(() => {
      this.isBusy = false;
      if (result.ok) this.done = done;
      else this.problems = [{ field: result.refusal.field, message: result.refusal.detail }];
    });
    return result.ok;
  }
}
