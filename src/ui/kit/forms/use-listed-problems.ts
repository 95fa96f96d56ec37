import { useState } from 'react';
import type { FormProblem } from './form-errors.tsx';

interface Listed {
  /** Counts failed submits: each makes a new list. */
  readonly failedSubmits: number;
  /** What decides which fields there are, such as the kind of a document; another asks for other things. */
  readonly kind: string;
  /** Problems as they are now. */
  readonly problems: readonly FormProblem[];
}

/**
 * What the head of a form lists, as `FormErrors` takes it: a new list after each failed submit, and only then, since typing mends a problem
 * and its line waits for the next one. Gone are all lines once everything is mended, and, where another kind was chosen, those of what is
 * asked no more.
 */
export function useListedProblems({ failedSubmits, kind, problems }: Listed) {
  const [then, setThen] = useState({ failedSubmits, kind, problems, isOther: false });
  if (then.failedSubmits !== failedSubmits) setThen({ failedSubmits, kind, problems, isOther: false });
  // The first kind chosen again asks anew as well.
  else if (then.kind !== kind && !then.isOther) setThen({ ...then, isOther: true });
  const isLeft = (field: string | null) => problems.some((problem) => problem.field === field);
  return {
    problems: problems.length === 0 ? none : then.problems,
    ...(then.isOther && { isLeft }),
  };
}

const none: readonly FormProblem[] = [];
