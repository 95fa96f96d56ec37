import { observer } from 'mobx-react-lite';
import type { ExamStore } from './exam-store.ts';
import styles from './question-map.module.css';

/** All questions at a glance: which are answered, as far as the school has it, which one is shown; a press goes there. */
export const QuestionMap = observer(function QuestionMap({ store }: { store: ExamStore }) {
  return (
    <nav aria-label="Mapa de preguntas" className={styles.map}>
      <ol>
        {store.questions.map((question, index) => {
          const isAnswered = store.isAnswered(question);
          const state = isAnswered ? 'respondida' : store.refused.includes(index) ? 'no guardada' : 'sin responder';
          return (
            <li key={question.id}>
              <button
                type="button"
                className={isAnswered ? `${styles.cell} ${styles.answered}` : styles.cell}
                aria-current={index === store.current ? 'step' : undefined}
                aria-label={`Pregunta ${index + 1}, ${state}`}
                onClick={() => store.goTo(index)}
              >
                {index + 1}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
});
