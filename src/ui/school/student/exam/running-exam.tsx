import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/kit/controls/button.tsx';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { TitleText } from '#ui/kit/layout/title-text.tsx';
import type { ExamStore } from './exam-store.ts';
import { StatusLine } from './exam-status.tsx';
import { QuestionMap } from './question-map.tsx';
import { QuestionView } from './question-view.tsx';
import styles from './running-exam.module.css';
import { refusedText, type Since, submitFailureText } from './texts.ts';

/** An attempt under way: one question at a time, with time, map and saved state always in sight. */
export const RunningExam = observer(function RunningExam({ store }: { store: ExamStore }) {
  const { exam, question, current, questions, failure } = store;
  const shown = useRef(current);
  const asked = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    // The question is above the button that led to it, and the last one has no such button.
    asked.current?.focus();
  }, [current]);
  if (exam === null || question === null) return null;
  const submitting = store.phase === 'submitting';
  return (
    <>
      <StatusLine store={store} />
      <h1 className={styles.title}>
        <TitleText text={exam.title} />
      </h1>
      <div className={styles.notices}>
        {failure !== null && (
          // Whoever handed in is further down the page.
          <Notice kind="error" title="El examen todavía no se entregó" takesFocus>
            {submitFailureText(failure, store.secondsLeft === 0, since(store))}
          </Notice>
        )}
        {store.refused.length > 0 && (
          <Notice kind="error" live>
            {refusedText(store.refused)}
          </Notice>
        )}
        {store.isOpenElsewhere && (
          <Notice kind="info" live>
            Este intento también está abierto en otra pestaña o dispositivo. De cada pregunta vale la última respuesta
            que llegó a la escuela.
          </Notice>
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <QuestionView
            key={question.id}
            ref={asked}
            question={question}
            number={current + 1}
            total={questions.length}
            answers={store.answers}
            disabled={submitting}
            onAnswer={(optionIds) => store.answer(question.id, optionIds)}
          />
          <div className={styles.steps}>
            <Button disabled={current === 0} onClick={() => store.goTo(current - 1)}>
              Anterior
            </Button>
            <WayOnInExam store={store} />
          </div>
        </div>
        <aside className={styles.aside} aria-label="Tu avance en el examen">
          <p className={styles.count}>
            {store.answered} de {questions.length} respondidas
          </p>
          <QuestionMap store={store} />
          {current < questions.length - 1 && <HandIn store={store} wide />}
        </aside>
      </div>
    </>
  );
});

function since({ savedState, saving }: ExamStore): Since {
  if (savedState === 'signed-out') return savedState;
  return saving?.isCutOff === true ? 'cut-off' : 'reached';
}

/** On to the next question; at the last one to what is left open, if anything is, and to the end. One button is emphasised: what is to be done now. */
const WayOnInExam = observer(function WayOnInExam({ store }: { store: ExamStore }) {
  const { current, questions } = store;
  const open = questions.findIndex((each) => !store.isAnswered(each));
  if (current < questions.length - 1) {
    return (
      <Button look={open < 0 ? 'secondary' : 'primary'} onClick={() => store.goTo(current + 1)}>
        Siguiente
      </Button>
    );
  }
  return (
    <div className={styles.end}>
      {open >= 0 && (
        <Button look="primary" onClick={() => store.goTo(open)}>
          Ir a lo que falta
        </Button>
      )}
      <HandIn store={store} />
    </div>
  );
});

/** Emphasised only when everything is answered. */
const HandIn = observer(function HandIn({ store, wide = false }: { store: ExamStore; wide?: boolean }) {
  const [asking, setAsking] = useState(false);
  const missing = store.questions.length - store.answered;
  const isComplete = missing === 0;
  const busy = store.phase === 'submitting' && 'Entregando…';
  return (
    <>
      <Button look={isComplete ? 'primary' : 'secondary'} wide={wide} busy={busy} onClick={() => setAsking(true)}>
        Entregar el examen
      </Button>
      <ConfirmDialog
        open={asking}
        title="¿Entregar el examen?"
        confirmLabel="Entregar"
        cancelLabel="Seguir respondiendo"
        danger={!isComplete}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void store.submit();
        }}
      >
        {isComplete ? (
          <p>Respondiste todas las preguntas. Después de entregar ya no podrás cambiarlas.</p>
        ) : (
          <p>
            {missing === 1 ? 'Queda 1 pregunta' : `Quedan ${missing} preguntas`} sin responder. Después de entregar ya
            no podrás cambiarlas.
          </p>
        )}
      </ConfirmDialog>
    </>
  );
});
