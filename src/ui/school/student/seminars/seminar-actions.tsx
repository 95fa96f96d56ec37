import { Clock } from '#application/ports/clock.ts';
import type { MySeminar } from '#application/read-models/home/my-seminar.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { Button, buttonClass } from '#ui/kit/controls/button.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { saveCalendar } from './calendar-file.ts';
import type { TimedSeminar } from './load-seminars.ts';
import styles from './seminars.module.css';

/** To come: the room and the calendar; over: the recording, where there is one. Source: LEARN-4. */
export function SeminarActions({ seminar, moment, large = false }: TimedSeminar & { readonly large?: boolean }) {
  const size = large ? 'medium' : 'small';
  const { slug, title, room, isRecorded } = seminar;
  if (moment === 'past') {
    return isRecorded ? (
      <div className={styles.actions}>
        <LinkButton size={size} look={large ? 'primary' : 'secondary'} to={`/main/seminarios/${slug}/video`}>
          <Icon name="play" /> Ver la grabación
        </LinkButton>
      </div>
    ) : (
      seminar.sessions.every(({ recording }) => recording === null) && (
        <p className={styles.note}>La grabación todavía no está publicada.</p>
      )
    );
  }
  return (
    <div className={styles.actions}>
      {room !== null && (
        <a
          className={buttonClass({ size, look: moment === 'live' || large ? 'primary' : 'secondary' })}
          href={room}
          target="_blank"
          rel="noreferrer"
          aria-label={`Entrar a la sala de «${title}» (se abre en otra pestaña)`}
        >
          <Icon name="external" /> Entrar a la sala
        </a>
      )}
      {moment === 'coming' && <ToCalendar seminar={seminar} size={size} />}
    </div>
  );
}

/** One whose sessions are known is handed over with its rooms; else the file that everybody may fetch. */
function ToCalendar({ seminar, size }: { readonly seminar: MySeminar; readonly size: 'medium' | 'small' }) {
  const clock = useService(Clock);
  const { slug, title } = seminar;
  const label = `Agregar al calendario «${title}»`;
  const words = (
    <>
      <Icon name="calendar" /> Agregar al calendario
    </>
  );
  return seminar.sessions.length > 0 ? (
    <Button size={size} aria-label={label} onClick={() => saveCalendar(seminar, clock.now())}>
      {words}
    </Button>
  ) : (
    <a className={buttonClass({ size })} href={`/calendario/${slug}.ics`} download aria-label={label}>
      {words}
    </a>
  );
}
