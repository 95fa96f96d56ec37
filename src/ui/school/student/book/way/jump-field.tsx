import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ReadingApi } from '#application/browser/reading/ports/reading-api.ts';
import type { BookOnLine } from '#application/read-models/reading/book-on-line.ts';
import type { BookHeading } from '#domain/reading/book-headings.ts';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { sectionPath } from '#ui/school/student/book/reading-paths.ts';
import { JUMP_LABEL } from '#ui/school/student/book/texts.ts';
import styles from './jump-field.module.css';
import { JumpStore } from './jump-store.ts';

const nothingFound = 'Ningún título dice eso.';

interface JumpFieldProps {
  readonly book: BookOnLine;
  /** The reader came for it. */
  readonly takesFocus?: boolean;
  /** Called when a place is chosen. */
  readonly onGo?: () => void;
}

/** Leads to an article, or to any title, by as much of it as is typed; Enter takes the likeliest. */
export const JumpField = observer(function JumpField({ book, takesFocus = false, onGo }: JumpFieldProps) {
  const api = useService(ReadingApi);
  const [jump] = useState(() => new JumpStore(api, book.slug));
  const navigate = useNavigate();
  const { found, typed, headings, problem } = jump;
  const gone = (): void => {
    jump.type('');
    onGo?.();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const likeliest = await jump.likeliest();
    if (likeliest === null) return;
    gone();
    void navigate(pathOf(book, likeliest));
  };
  return (
    <form role="search" aria-label="Ir a un lugar del libro" className={styles.jump} onSubmit={submit}>
      <TextField
        label={JUMP_LABEL}
        type="search"
        autoComplete="off"
        value={typed}
        error={problem === '' ? undefined : problem}
        data-autofocus={takesFocus ? '' : undefined}
        data-jump=""
        onFocus={() => void jump.load()}
        onChange={(event) => jump.type(event.target.value)}
      />
      <p role="status" className={styles.none}>
        {typed.trim() !== '' &&
          found.length === 0 &&
          problem === '' &&
          (headings === null ? 'Buscando…' : nothingFound)}
      </p>
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map((heading) => (
            <li key={`${heading.section} ${heading.anchor}`}>
              <Link to={pathOf(book, heading)} onClick={gone}>
                {heading.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
});

function pathOf(book: BookOnLine, { section, anchor }: BookHeading): string {
  return sectionPath(book, section) + (anchor === '' ? '' : `#${anchor}`);
}
