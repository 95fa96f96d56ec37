import { useActionData } from 'react-router-dom';
import type { FormProblem } from '#ui/kit/forms/form-errors.tsx';

/** What a browser posted by itself, before the script or without it, and why it was not taken. */
export interface PostedForm {
  /** Which form of the page. */
  readonly form: string;
  /** What was typed, by the names of the fields. */
  readonly values: Readonly<Record<string, string>>;
  readonly problems: readonly FormProblem[];
}

/** The form that the page answers; null when it answers none, or another. The router forgets it with the next change of page. */
export function usePosted(form: string): PostedForm | null {
  const posted = useActionData() as PostedForm | undefined;
  return posted?.form === form ? posted : null;
}
