import { Icon } from '#ui/kit/controls/icon.tsx';
import { buttonClass } from '#ui/kit/controls/button.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
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
      <p className={styles.note}>La grabación todavía no está publicada.</p>
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
      {moment === 'coming' && (
        <a
          className={buttonClass({ size })}
          href={`/calendario/${slug}.ics`}
          download
          aria-label={`Agregar al calendario «${title}»`}
        >
          <Icon name="calendar" /> Agregar al calendario
        </a>
      )}
    </div>
  );
}
