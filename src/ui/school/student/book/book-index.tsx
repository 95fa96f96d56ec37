import { Link } from 'react-router-dom';
import type { BookOnLine } from '#application/read-models/reading/book-on-line.ts';
import type { IndexEntry } from '#domain/reading/book-index.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import styles from './book-index.module.css';
import { sectionPath } from './reading-paths.ts';
import { workNames } from './texts.ts';

interface BookIndexProps {
  readonly book: BookOnLine;
  readonly index: readonly IndexEntry[];
  /** Slug of the section being read. */
  readonly current: string | null;
  /** Called when a section is chosen. */
  readonly onGo?: () => void;
}

const deepest = 4;

/** The sections of a book in order: available ones are links, blocked ones say so (BOOK-2). */
export function BookIndex({ book, index, current, onGo }: BookIndexProps) {
  return (
    <nav aria-label={`Índice ${workNames[book.kind].of}`}>
      <ol className={styles.index}>
        {index.map((entry) => (
          <li key={entry.slug} className={styles[`level${Math.min(entry.level, deepest)}`]}>
            <Entry book={book} entry={entry} isCurrent={entry.slug === current} onGo={onGo} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface EntryProps {
  readonly book: BookOnLine;
  readonly entry: IndexEntry;
  readonly isCurrent: boolean;
  readonly onGo: (() => void) | undefined;
}

function Entry({ book, entry, isCurrent, onGo }: EntryProps) {
  if (!entry.hasText) return <span className={styles.heading}>{entry.title}</span>;
  if (!entry.isAvailable) {
    return (
      <span className={styles.blocked}>
        {entry.title} <Icon name="lock" />
        <VisuallyHidden>(solo en {workNames[book.kind].whole})</VisuallyHidden>
      </span>
    );
  }
  return (
    <Link
      className={styles.link}
      to={sectionPath(book, entry.slug)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onGo?.()}
    >
      {entry.title}
    </Link>
  );
}
