import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { StaffReview } from '#application/read-models/learning/staff-reviews.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { AnswerForm } from '#ui/school/staff/desk/answer-form.tsx';
import { HistoryLink } from '#ui/school/staff/desk/history-link.tsx';
import { useMay } from '#ui/school/staff/desk/office-page.tsx';
import styles from '#ui/school/staff/desk/written-row.module.css';
import { type OpenForm, StaffReviewStore } from './staff-review-store.ts';

/** An opinion with what became of it, and what can be done about it. */
export const ReviewRow = observer(function ReviewRow({ review }: { review: StaffReview }) {
  const { form } = useService(StaffReviewStore);
  const mayModerate = useMay('moderate-reviews');
  const { id, product, author, stars, opinion, at, helpful, answer } = review;
  return (
    <article id={`opinion-${id}`} tabIndex={-1} className={styles.row} aria-label={`Opinión de ${author}`}>
      <div className={styles.told}>
        <div className={styles.head}>
          <p className={styles.who}>
            <strong>★ {stars} de 5</strong> {author} · <time dateTime={at}>{dayOf(at)}</time>
          </p>
          <Link to={`${product.path}#opiniones`} className={styles.product}>
            {product.title}
          </Link>
        </div>
        <p className={styles.text}>{opinion}</p>
        {answer !== null && (
          <blockquote className={styles.answer}>
            <p className={styles.who}>Respuesta de la escuela · {dayOf(answer.at)}</p>
            <p className={styles.text}>{answer.text}</p>
          </blockquote>
        )}
      </div>
      <div className={styles.aside}>
        <State review={review} />
        {helpful > 0 && <p className={styles.who}>Útil para {helpful === 1 ? 'una persona' : `${helpful} personas`}</p>}
        <div className={styles.acts}>
          <HistoryLink kind="review" id={id} of={`la opinión de ${author}`} />
          {mayModerate && <Actions review={review} />}
        </div>
      </div>
      {form?.id === id && <Written key={form.what} review={review} what={form.what} />}
    </article>
  );
});

const dayOf = (instant: string): string => formatDayMonthYear(limaDay(new Date(instant)));

/** Whether it is hidden or reported, since when and why. */
function State({ review: { hidden, reports } }: { review: StaffReview }) {
  return (
    <>
      {hidden !== null && (
        <div>
          <Badge icon="eye-off">Oculta desde el {dayOf(hidden.at)}</Badge>
          {hidden.reason !== '' && <p className={styles.reason}>{hidden.reason}</p>}
        </div>
      )}
      {reports.length > 0 && (
        <div>
          <Badge kind="warning" icon="alert">
            {reports.length === 1 ? 'Reportada una vez' : `Reportada ${reports.length} veces`}
          </Badge>
          <ul className={styles.reasons}>
            {reports.map((reason, index) => (
              <li key={index}>{reason === '' ? 'Sin motivo' : reason}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

const Actions = observer(function Actions({ review }: { review: StaffReview }) {
  const store = useService(StaffReviewStore);
  const { id, author, hidden, reports, answer } = review;
  const isOpen = (what: OpenForm['what']) => store.form?.id === id && store.form.what === what;
  const stays = hidden !== null || reports.length > 0;
  return (
    <div className={styles.actions} role="group" aria-label={`Opinión de ${author}`}>
      {stays && (
        <Button size="small" disabled={store.busy !== null} onClick={() => void store.letStay(review)}>
          {hidden === null ? 'Dejar a la vista' : 'Volver a mostrar'}
        </Button>
      )}
      {hidden === null && (
        <Button size="small" aria-expanded={isOpen('hide')} onClick={() => store.begin(review, 'hide')}>
          Ocultar
        </Button>
      )}
      <Button size="small" aria-expanded={isOpen('answer')} onClick={() => store.begin(review, 'answer')}>
        {answer === null ? 'Responder' : 'Cambiar respuesta'}
      </Button>
    </div>
  );
});

const formTexts = {
  hide: {
    label: 'Por qué la ocultas',
    hint: 'Queda junto a la opinión; quien opinó lo encuentra al descargar sus datos.',
    send: 'Ocultar opinión',
  },
  answer: {
    label: 'Respuesta de la escuela',
    hint: 'La lee cualquiera, debajo de la opinión.',
    send: 'Publicar respuesta',
  },
} as const;

/** Why it is hidden, or what the school answers. */
const Written = observer(function Written({ review, what }: { review: StaffReview; what: OpenForm['what'] }) {
  const store = useService(StaffReviewStore);
  const isBusy = store.busy === review.id;
  return (
    <AnswerForm
      {...formTexts[what]}
      name={`${what}-${review.id}`}
      rows={3}
      value={store.words}
      problem={store.problem}
      onWrite={(words) => store.write(words)}
      onSend={async () => {
        await store.send();
        return store.problem === null;
      }}
      onLeave={() => {
        const row = document.getElementById(`opinion-${review.id}`);
        // What opened the form stands in its row.
        row?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
        store.leave();
      }}
      busy={isBusy && 'Guardando…'}
      further={
        what === 'answer' &&
        review.answer !== null && (
          <Button disabled={isBusy} onClick={() => void store.takeAnswer(review.id)}>
            Quitar respuesta
          </Button>
        )
      }
    />
  );
});
