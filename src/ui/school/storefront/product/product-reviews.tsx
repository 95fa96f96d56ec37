import { useMemo } from 'react';
import type { Review } from '#domain/learning/review.ts';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { shortDate } from '#ui/school/storefront/catalogue/product-texts.ts';
import styles from './product-story.module.css';

/** Who is not signed in only reads; the rest waits for a press. */
const ReviewVotes = latePart(() => import('./review-votes.tsx').then((file) => file.ReviewVotes), {
  unasked: true,
  waits: true,
});

/** What those say of a product who have it and know it, with what the school answers. */
export function ProductReviews({ reviews }: { reviews: readonly Review[] }) {
  const ids = useMemo(() => reviews.map(({ id }) => id), [reviews]);
  return (
    <section className={styles.part} id="opiniones" tabIndex={-1}>
      <h2>Opiniones de quienes lo tienen</h2>
      <ul className={styles.reviews}>
        {reviews.map(({ id, stars, author, at, text, answer, helpful, isMoved }) => (
          <li key={id}>
            <p className={styles.quiet}>
              ★ {stars} de 5 · {author} · {shortDate({ startsAt: at }, true)}
              {isMoved && ' · en la plataforma anterior'}
            </p>
            <p>{text}</p>
            {answer !== null && <blockquote>Respuesta de la escuela: {answer}</blockquote>}
            <ReviewVotes id={id} helpful={helpful} among={ids} />
          </li>
        ))}
      </ul>
    </section>
  );
}
