import type { ListedOpinion } from '#application/read-models/learning/discussion.ts';
import { shortDayText } from '#ui/school/student/learning/texts.ts';
import styles from './comment-list.module.css';
import { Stars } from './stars.tsx';

/** What was said with ratings. */
export function OpinionList({ opinions }: { opinions: readonly ListedOpinion[] }) {
  return (
    <ul className={styles.list} aria-label="Opiniones">
      {opinions.map(({ own, author, stars, opinion, at }) => (
        <li key={author + at}>
          <article className={styles.comment}>
            <p className={styles.who}>
              <strong>{own ? 'Tú' : author}</strong>
              <time dateTime={at}>{shortDayText(at)}</time>
              <Stars stars={stars} />
            </p>
            <p className={styles.text}>{opinion}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}
