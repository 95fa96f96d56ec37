import { useEffect, useRef } from 'react';
import {
  type PickedProblem,
  pickCategory,
  pickProblem,
  problemCategories,
  problemPath,
  stepBack,
} from '#domain/support/problem-picker.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { useLive } from '#ui/kit/controls/use-live.ts';
import styles from './problem-picker.module.css';

export interface ProblemPickerProps {
  readonly picked: PickedProblem;
  readonly onPick: (picked: PickedProblem) => void;
  readonly error?: string | null | undefined;
}

/** What went wrong, in two levels with a way back. Source: SUPPORT-2, SUPPORT-3. */
export function ProblemPicker({ picked, onPick, error }: ProblemPickerProps) {
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef(false);
  const isLive = useLive();
  const move = (next: PickedProblem) => {
    moved.current = true;
    onPick(next);
  };
  const { category } = picked;
  // Whoever went a level further or back goes on from the first entry there.
  useEffect(() => {
    if (moved.current) list.current?.querySelector('button')?.focus();
    moved.current = false;
  }, [category]);
  const path = problemPath(picked);
  const isInside = category !== null && category.problems.length > 0;
  return (
    <fieldset className={styles.picker} disabled={!isLive} aria-describedby={error ? 'fallo-del-problema' : undefined}>
      <legend className={styles.legend}>¿Qué problema tuviste?</legend>
      {isInside && (
        <div className={styles.back}>
          <Button look="quiet" size="small" onClick={() => move(stepBack({ ...picked, problem: null }))}>
            <Icon name="arrow-left" /> Volver
          </Button>
          <strong>{category.name}</strong>
        </div>
      )}
      <ul ref={list} className={styles.list}>
        {(isInside ? category.problems : problemCategories.map(({ name }) => name)).map((name) => {
          const isPicked = isInside ? picked.problem === name : category?.name === name;
          return (
            <li key={name}>
              <button
                type="button"
                name="problem"
                className={styles.entry}
                aria-pressed={isPicked}
                onClick={() => (isInside ? onPick(pickProblem(picked, name)) : move(pickCategory(picked, name)))}
              >
                <span>{isInside ? `- ${name}` : name}</span>
                {isPicked && <Icon name="check" />}
                {leadsOn(name) && !isInside && <Icon name="chevron-right" />}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.path}>
        {path !== null && `Elegiste: ${path}`}
      </p>
      {error && (
        <p id="fallo-del-problema" role="alert" className={styles.fault}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

const leadsOn = (name: string): boolean =>
  problemCategories.some((each) => each.name === name && each.problems.length > 0);
