import { Link } from 'react-router-dom';
import type { BookOnLine, SectionOnLine } from '#application/read-models/reading/book-on-line.ts';
import { sectionPath } from '#ui/school/student/book/reading-paths.ts';
import { SampleEnd } from '#ui/school/student/book/sample-end.tsx';
import styles from '#ui/school/student/book/section-page.module.css';

/** Where a section leads: into what stands below it, back, on, or to the end of the sample. */
export function SectionWay({ book, children, previous, next }: { book: BookOnLine } & Omit<SectionOnLine, 'section'>) {
  const open = children.filter(({ isAvailable, hasText }) => isAvailable && hasText);
  const isSampleEnd = !book.isOwned && next?.isAvailable !== true;
  return (
    <>
      {open.length > 0 && (
        <nav className={styles.children} aria-label="En esta parte">
          <h2>En esta parte</h2>
          <ul>
            {open.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={sectionPath(book, slug)}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {isSampleEnd && <SampleEnd book={book} />}
      {(previous?.isAvailable === true || next?.isAvailable === true) && (
        <nav className={styles.way} aria-label="Secciones">
          {previous?.isAvailable === true ? (
            <Link className={styles.step} to={sectionPath(book, previous.slug)} rel="prev">
              <span>Anterior</span>
              {previous.title}
            </Link>
          ) : (
            <span />
          )}
          {next?.isAvailable === true && (
            <Link className={`${styles.step} ${styles.next}`} to={sectionPath(book, next.slug)} rel="next">
              <span>Siguiente</span>
              {next.title}
            </Link>
          )}
        </nav>
      )}
    </>
  );
}
