import type { SyllabusPart } from '#domain/catalogue/product.ts';
import parts from './product-story.module.css';
import styles from './chapters.module.css';

interface ChaptersProps {
  readonly title: string;
  readonly chapters: readonly SyllabusPart[];
}

/** The table of contents of what is read. */
export function Chapters({ title: heading, chapters }: ChaptersProps) {
  return (
    <section className={parts.part} id="temario" tabIndex={-1}>
      <h2>{heading}</h2>
      <ol className={styles.chapters}>
        {chapters.map(({ title, classes }, index) => (
          <li key={`${index} ${title}`}>
            <span>{title}</span>
            {classes.length > 0 && (
              <ul>
                {classes.map((part, place) => (
                  <li key={`${place} ${part.title}`}>{part.title}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
