import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '#ui/kit/link-button.tsx';
import { type Services, useService } from '#ui/kit/services.tsx';
import { Loading, SkeletonBlock, SkeletonText } from '#ui/kit/skeleton.tsx';
import { ErrorState } from '#ui/kit/states.tsx';
import { type LoadArgs, type PageMeta, useLoaded } from '#ui/school/page-module.ts';
import { ExamRules } from './exam-rules.tsx';
import { ExamStore } from './exam-store.ts';
import { RunningExam } from './running-exam.tsx';
import styles from './start-page.module.css';

/** Turns the store to this exam before the page is drawn; what it fetches then shows as it comes. */
export function load(services: Services, { params, url }: LoadArgs): Promise<{ slug: string }> {
  const slug = params['slug'] ?? '';
  const examId = url.searchParams.get('examen');
  void services.get(ExamStore).load(slug, examId === null ? null : Number(examId));
  return Promise.resolve({ slug });
}

export function meta(): PageMeta {
  return { title: 'Examen', description: '', hidden: true };
}

/** One exam, from its rules to its end (EXAM-2, EXAM-3). */
export const Component = observer(function StartPage() {
  const { slug } = useLoaded<typeof load>();
  const store = useService(ExamStore);
  useTicking(store);
  useResultWhenFinished(store, slug);

  return (
    <div className={styles.page}>
      {store.phase === 'loading' && <LoadingExam />}
      {store.phase === 'not-available' && (
        <ErrorState
          title="Este examen no está disponible"
          level={1}
          actions={
            <LinkButton look="primary" to={`/main/contenido/${slug}/examenes`}>
              Volver a los exámenes
            </LinkButton>
          }
        >
          <p>{store.failure?.detail}</p>
        </ErrorState>
      )}
      {store.phase === 'rules' && <ExamRules store={store} slug={slug} />}
      {(store.phase === 'running' || store.phase === 'submitting') && <RunningExam store={store} />}
      {store.phase === 'finished' && (
        <p role="status" className={styles.lead}>
          Examen entregado. Abriendo tu resultado…
        </p>
      )}
    </div>
  );
});

function LoadingExam() {
  return (
    <>
      <h1>Examen</h1>
      <Loading label="Cargando el examen">
        <SkeletonBlock shape="heading" />
        <SkeletonText lines={4} />
      </Loading>
    </>
  );
}

function useTicking(store: ExamStore): void {
  useEffect(() => {
    const timer = setInterval(() => store.tick(), 1000);
    const again = (): void => {
      if (document.visibilityState === 'visible' && store.phase === 'running') void store.save(true);
    };
    document.addEventListener('visibilitychange', again);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      window.removeEventListener('online', again);
    };
  }, [store]);
}

function useResultWhenFinished(store: ExamStore, slug: string): void {
  const navigate = useNavigate();
  const { attemptId } = store;
  const finished = store.phase === 'finished';
  const gone = useRef(false);
  useEffect(() => {
    if (!finished || gone.current) return;
    gone.current = true;
    void navigate(`/main/contenido/${slug}/examenes/resultado?intento=${attemptId}`, { replace: true });
  }, [finished, attemptId, slug, navigate]);
}
