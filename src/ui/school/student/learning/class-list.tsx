import { Link } from 'react-router-dom';
import type { ListedClass, ListedModule } from '#application/read-models/learning/content-outline.ts';
import { formatSeconds } from '#domain/shared/length.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import { classPath } from '#domain/learning/study-path.ts';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import styles from './class-list.module.css';
import { clockText } from './texts.ts';

const stateTexts: Readonly<Record<ListedClass['state'], string>> = {
  new: 'Sin empezar',
  begun: 'Empezada',
  completed: 'Completada',
};

export interface ClassListProps {
  readonly slug: string;
  readonly module: ListedModule;
  /** The class being shown, when the list stands beside it. */
  readonly currentId?: number;
}

/** The classes of a module with how far each is. */
export function ClassList({ slug, module, currentId }: ClassListProps) {
  return (
    <ol className={styles.list}>
      {module.classes.map((each) => (
        <li key={each.id}>
          <Link
            to={classPath(slug, each)}
            className={classNames(styles.row)}
            aria-current={each.id === currentId ? 'page' : undefined}
          >
            <ClassState state={each.state} />
            <span className={styles.text}>
              <span className={styles.title}>{numbersTogether(each.title)}</span>
              <span className={styles.facts}>
                <Icon name={each.kind === 'video' ? 'play' : 'book-open'} />
                <span>{factsOf(each)}</span>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

function factsOf({ kind, durationSeconds, state, resumeSeconds }: ListedClass): string {
  const length = kind === 'video' ? clockText(durationSeconds) : `Lectura de ${formatSeconds(durationSeconds)}`;
  return state === 'begun' && resumeSeconds > 0 ? `${length} · te quedaste en ${clockText(resumeSeconds)}` : length;
}

/** A ring that fills: empty, half, full with a check. */
function ClassState({ state }: { state: ListedClass['state'] }) {
  return (
    <span className={classNames(styles.state, styles[state])}>
      {state === 'completed' && <Icon name="check" />}
      <VisuallyHidden>{stateTexts[state]}. </VisuallyHidden>
    </span>
  );
}
