import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { academicHours } from '#domain/learning/academic-hours.ts';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { ProgressBar } from '#ui/kit/feedback/progress-bar.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { EmptyState, Notice } from '#ui/kit/feedback/states.tsx';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { classesText } from '#ui/school/student/learning/texts.ts';
import type { CertificateStore } from './certificate-store.ts';
import styles from './requirements.module.css';

interface WatchedWords {
  /** What it is given for. */
  readonly when: string;
  readonly step: string;
  /** Where there is nothing to watch or read yet. */
  readonly none: string;
  readonly goOn: string;
}

const classWords: WatchedWords = {
  when: 'Se emite al completar el 100 % de las clases',
  step: 'Completa todas las clases',
  none: 'Todavía no hay clases.',
  goOn: 'Continuar con las clases',
};

/** The classes of a seminar are its recording, which comes after it was held. */
const recordingWords: WatchedWords = {
  when: 'Se emite cuando ves la grabación completa',
  step: 'Ve la grabación completa',
  none: 'Todavía no está: se publica después del seminario.',
  goOn: 'Ver la grabación',
};

/** What is left to do for a certificate; nothing once there is nothing left. */
export const Requirements = observer(function Requirements({ store, slug }: { store: CertificateStore; slug: string }) {
  const { overview, isIssuing, obstacle } = store;
  const { content, hours, progress, exams, issued } = overview;
  const words = content.kind === 'seminar' ? recordingWords : classWords;
  const hasClasses = progress.total > 0;
  const goesOn = !progress.finished && hasClasses;
  const isAllIssued = issued.length === (exams.total > 0 ? 2 : 1);
  if (hours === 0) {
    return (
      <EmptyState icon="certificate" title="Este contenido no otorga certificado">
        <p>Los cursos, talleres y diplomados con horas académicas sí lo otorgan.</p>
      </EmptyState>
    );
  }
  if (isAllIssued) return null;
  return (
    <section className={styles.requirements} aria-labelledby="requisitos">
      <h2 id="requisitos">{issued.length === 0 ? 'Tu certificado' : 'Certificado de aprobación'}</h2>
      <p className={styles.lead}>
        {issued.length === 0
          ? `${words.when}, por ${academicHours(hours)}. No tienes que pedirlo.`
          : 'Aprueba los exámenes y emitiremos otro certificado, con tu nota. El de participación sigue valiendo.'}
      </p>
      {isIssuing && <Notice live>Estamos emitiendo tu certificado…</Notice>}
      {obstacle !== null && <Obstacle store={store} />}
      <ol className={styles.steps}>
        <Step done={progress.finished} title={words.step}>
          {hasClasses ? (
            <ProgressBar label="Avance" value={progress.percent} text={classesText(progress)} />
          ) : (
            <p>{words.none}</p>
          )}
        </Step>
        {exams.total > 0 && (
          <Step done={exams.passed === exams.total} title="Aprueba los exámenes, para el certificado de aprobación">
            <ProgressBar
              label="Exámenes aprobados"
              value={exams.passed}
              max={exams.total}
              text={`${exams.passed} de ${exams.total}`}
            />
          </Step>
        )}
      </ol>
      {(goesOn || exams.passed < exams.total) && (
        <p className={styles.actions}>
          {goesOn && (
            <LinkButton look="primary" to={`/main/contenido/${slug}/video`}>
              {words.goOn}
            </LinkButton>
          )}
          {exams.passed < exams.total && (
            <LinkButton look={progress.finished ? 'primary' : 'secondary'} to={`/main/contenido/${slug}/examenes`}>
              Ver los exámenes
            </LinkButton>
          )}
        </p>
      )}
    </section>
  );
});

const Obstacle = observer(function Obstacle({ store }: { store: CertificateStore }) {
  const { obstacle } = store;
  const hasProfile = useService(PageMap).has('/main/perfil');
  if (obstacle === null) return null;
  return (
    <Notice kind="alert" title={obstacle.isProfile ? 'Faltan datos en tu perfil' : 'No pudimos emitirlo'} live>
      <p>{obstacle.text}</p>
      <p className={styles.actions}>
        {obstacle.isProfile && hasProfile && <LinkButton to="/main/perfil">Completar mi perfil</LinkButton>}
        <Button onClick={() => void store.issue()}>Volver a intentarlo</Button>
      </p>
    </Notice>
  );
});

function Step({ done, title, children }: { done: boolean; title: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <span className={classNames(styles.mark, done && styles.done)}>
        {done && <Icon name="check" label="Hecho" />}
      </span>
      <div className={styles.what}>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}
