import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { WatchOutbox } from '#application/browser/learning/watch-outbox.ts';
import { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import { Clock } from '#application/ports/clock.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { ProgressBar } from '#ui/kit/feedback/progress-bar.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { ClassList } from '#ui/school/student/learning/class-list.tsx';
import { MaterialList } from '#ui/school/student/learning/material-list.tsx';
import { classesText } from '#ui/school/student/learning/texts.ts';
import { ClassStore } from './class-store.ts';
import styles from './class-view.module.css';
import type { LoadedClass } from './load-class.ts';
import { playerKeys } from './player-keys.ts';
import { PlayerSettingsStore } from './player-settings-store.ts';
import { ReadingClass } from './reading-class.tsx';
import { VideoPlayer } from './video-player.tsx';
import { WayOn } from './way-on.tsx';

/** A class with the list of all of them beside it. */
export const ClassView = observer(function ClassView({ loaded }: { loaded: LoadedClass }) {
  const api = useService(LearningApi);
  const outbox = useService(WatchOutbox);
  const clock = useService(Clock);
  const [store] = useState(() => new ClassStore(api, outbox, clock, loaded));
  useLeaving(store);
  const { outline, opened, materials } = store;
  const { title, teacher, kind } = opened.class;
  const liked = useService(PlayerSettingsStore);
  const { theatre, listFolded } = liked.settings;
  return (
    <div
      className={styles.page}
      data-theatre={(theatre && kind === 'video') || undefined}
      data-folded={listFolded || undefined}
    >
      {kind === 'video' && (
        <div className={styles.video}>
          <VideoPlayer store={store} />
        </div>
      )}
      <div className={styles.main}>
        <Messages store={store} />
        <header className={styles.head}>
          <p className={styles.content}>{outline.title}</p>
          <h1>{title}</h1>
          {teacher !== null && <p className={styles.teacher}>{teacher}</p>}
          <Link className={styles.comments} to={`/main/contenido/${outline.slug}/comentarios`}>
            <Icon name="chat" /> Comentarios y calificación
          </Link>
        </header>
        {kind === 'reading' && <ReadingClass store={store} />}
        <WayOn store={store} liked={liked} />
        {materials.length > 0 && (
          <section className={styles.part}>
            <h2>Materiales de esta clase</h2>
            <MaterialList slug={outline.slug} materials={materials} />
          </section>
        )}
        {kind === 'video' && <Keys />}
      </div>
      <Syllabus store={store} liked={liked} />
    </div>
  );
});

/** Tells the school where the student is when the page goes away or is put aside, and what waits when the network is back. */
function useLeaving(store: ClassStore): void {
  useEffect(() => {
    const aside = (): void => {
      if (document.visibilityState === 'hidden') store.leave();
      else void store.resend();
    };
    const gone = (): void => store.leave();
    const back = (): void => void store.resend();
    window.addEventListener('online', back);
    document.addEventListener('visibilitychange', aside);
    window.addEventListener('pagehide', gone);
    return () => {
      window.removeEventListener('online', back);
      document.removeEventListener('visibilitychange', aside);
      window.removeEventListener('pagehide', gone);
    };
  }, [store]);
}

const Messages = observer(function Messages({ store }: { store: ClassStore }) {
  const { saving, problem, certificateArrived, outline } = store;
  return (
    <div className={styles.messages}>
      {certificateArrived && (
        <Notice kind="success" title="Completaste todas las clases" live>
          <p>Tu certificado está listo.</p>
          <p className={styles.action}>
            <LinkButton to={`/main/contenido/${outline.slug}/certificado`}>Ver tu certificado</LinkButton>
          </p>
        </Notice>
      )}
      {saving === 'waiting' && (
        <Notice kind="alert" live>
          Sin conexión con la escuela. Lo que veas queda guardado aquí y se enviará cuando vuelva.
        </Notice>
      )}
      {saving === 'signed-out' && (
        <Notice kind="alert" live>
          Lo que veas sin ingresar queda guardado aquí y se enviará cuando ingreses.
        </Notice>
      )}
      {saving === 'refused' && (
        <Notice kind="error" live>
          Tu acceso a esta clase terminó, así que tu avance ya no se guarda.
        </Notice>
      )}
      {problem !== null && (
        <Notice kind="error" live>
          {problem}
        </Notice>
      )}
    </div>
  );
});

const Syllabus = observer(function Syllabus({ store, liked }: { store: ClassStore; liked: PlayerSettingsStore }) {
  const { outline, opened } = store;
  const { listFolded } = liked.settings;
  return (
    <aside className={styles.syllabus} aria-label="Clases">
      <Button
        look="quiet"
        size="small"
        className={styles.fold}
        aria-expanded={!listFolded}
        onClick={() => liked.set({ listFolded: !listFolded })}
      >
        <Icon name={listFolded ? 'list' : 'chevron-right'} />
        {listFolded ? 'Mostrar las clases' : 'Ocultar las clases'}
      </Button>
      <ProgressBar label="Tu avance" value={outline.progress.percent} text={classesText(outline.progress)} />
      {outline.modules.map((module) => (
        <section key={module.id} className={styles.module}>
          <h2>{module.title}</h2>
          <ClassList slug={outline.slug} module={module} currentId={opened.class.id} />
        </section>
      ))}
    </aside>
  );
});

function Keys() {
  return (
    <details className={styles.keys}>
      <summary>
        Atajos de teclado del reproductor <Icon name="chevron-down" />
      </summary>
      <dl>
        {playerKeys.map(({ keys, does }) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
