import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { announcedSeconds, formatTimeLeft } from '#domain/exams/deadline.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { useLate } from '#ui/school/boot/late/late-services.ts';
import type { ExamStore } from './exam-store.ts';
import styles from './running-exam.module.css';
import { savedStateTexts } from './texts.ts';

const savedIcons = {
  saved: 'check',
  saving: 'check',
  'waiting-for-network': 'offline',
  'waiting-for-school': 'alert',
  'signed-out': 'lock',
  'session-over': 'lock',
  refused: 'alert',
} as const;

/** Which attempt, what is saved of it and how long it still runs, always in sight. */
export const StatusLine = observer(function StatusLine({ store }: { store: ExamStore }) {
  const { secondsLeft, attemptNumber } = store;
  const session = useSessionSaidHere();
  const isOver = session?.sessionExpired === true;
  const state = isOver && savedIcons[store.savedState] === 'check' ? 'session-over' : store.savedState;
  const needsSignIn = isOver || state === 'signed-out';
  const icon = savedIcons[state];
  const said = (
    <>
      <Icon name={icon} />
      <span>
        {savedStateTexts[state]}
        {needsSignIn && <VisuallyHidden>: ingresa otra vez</VisuallyHidden>}
      </span>
    </>
  );
  const announced = announcedSeconds.includes(secondsLeft) ? `Quedan ${formatTimeLeft(secondsLeft)}` : '';
  return (
    // What cannot be saved without a connection is said here; a strip above would move the question under somebody's finger.
    <div className={styles.status} data-says-offline>
      <span>Intento {attemptNumber}</span>
      {icon === 'check' && <span className={styles.saved}>{said}</span>}
      {/* That an answer is kept, as after every one, is not read out. */}
      <span role="status" className={styles.telling}>
        {icon !== 'check' && <span className={styles.unsaved}>{said}</span>}
      </span>
      {needsSignIn && (
        <Button size="small" look="primary" onClick={() => void session?.signIn()}>
          Ingresar
        </Button>
      )}
      <span className={secondsLeft <= 60 ? `${styles.time} ${styles.hurry}` : styles.time}>
        <Icon name="clock" />
        <span role="timer" aria-label="Tiempo restante">
          {formatTimeLeft(secondsLeft)}
        </span>
      </span>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </div>
  );
});

/** The bar that says on every page that the session is over would be out of sight here, and the time goes on: this line says it. */
function useSessionSaidHere() {
  const session = useLate('session');
  useEffect(() => {
    const say = (isSaid: boolean): void =>
      runInAction(() => {
        if (session !== null) session.isSaidInPage = isSaid;
      });
    say(true);
    return () => say(false);
  }, [session]);
  return session;
}
