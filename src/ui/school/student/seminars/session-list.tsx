import type { MySession } from '#application/read-models/home/my-seminar.ts';
import { formatLimaTime } from '#domain/shared/dates.ts';
import { capitalised } from '#domain/shared/text.ts';
import { Section } from '#ui/kit/layout/layout.tsx';
import { whenText } from './seminar-card.tsx';
import styles from './seminars.module.css';

/** The sessions of a seminar, each with where it is attended; nothing where its date and room say all. */
export function SessionList({ sessions }: { readonly sessions: readonly MySession[] }) {
  const isPlain = sessions.every(({ title, place, recording }) => title === '' && place === '' && recording === null);
  if (sessions.length === 0 || (sessions.length === 1 && isPlain)) return null;
  return (
    <Section title={sessions.length === 1 ? 'Sesión' : 'Sesiones'}>
      <ol className={styles.topics}>
        {sessions.map((session) => (
          <li key={session.id}>
            <h3>{session.title === '' ? capitalised(whenText(session.startsAt)) : session.title}</h3>
            <p>
              {session.title !== '' && `${whenText(session.startsAt)}, `}
              {session.title === '' ? 'Hasta' : 'hasta'} las {formatLimaTime(new Date(session.endsAt))}, hora de Lima
              {session.place !== '' && `. ${session.place}`}
            </p>
            <Ways session={session} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Ways({ session: { address, recording, startsAt } }: { readonly session: MySession }) {
  const when = whenText(startsAt);
  return (
    <>
      {address !== null && (
        <p>
          <a href={address} target="_blank" rel="noreferrer" aria-label={`Entrar a la sala, ${when} (otra pestaña)`}>
            Entrar a la sala
          </a>
        </p>
      )}
      {recording !== null && (
        <p>
          <a href={recording} target="_blank" rel="noreferrer" aria-label={`Ver la grabación, ${when} (otra pestaña)`}>
            Ver la grabación
          </a>
        </p>
      )}
    </>
  );
}
