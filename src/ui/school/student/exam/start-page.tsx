import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { Loading, SkeletonBlock, SkeletonText } from '#ui/kit/feedback/skeleton.tsx';
import { ErrorState } from '#ui/kit/feedback/states.tsx';
import { type LoadArgs, useLoaded } from '#ui/school/boot/page-module.ts';
import { Seo } from '#ui/school/boot/seo.tsx';
import { ExamRules } from './exam-rules.tsx';
import { ExamStore } from './exam-store.ts';
import { RunningExam } from './running-exam.tsx';
import styles from './start-page.module.css';
import { resultPath } from './texts.ts';

/** Turns the store to this exam before the page is drawn; what it fetches then shows as it comes. */
export function load(services: Services, { params, url }: LoadArgs): Promise<Asked> {
  const slug = params['slug'] ?? '';
  const examId = url.searchParams.get('examen');
  const asked = { slug, examId: examId === null ? null : Number(examId) };
  void services.get(ExamStore).load(asked.slug, asked.examId);
  return Promise.resolve(asked);
}

interface Asked {
  readonly slug: string;
  /** Null: the general exam. */
  readonly examId: number | null;
}

/** What may pass by itself; a refusal of the school's own does not. */
const passing = new Set(['offline', 'timed-out', 'server-error', 'unexpected-answer']);

/** One exam, from its rules to its end (EXAM-2, EXAM-3). */
export const Component = observer(function StartPage() {
  const { slug, examId } = useLoaded<typeof load>();
  const store = useService(ExamStore);
  useTicking(store);
  useResultWhenFinished(store, slug);
  const place = useFocusGoesOn(store.phase);

  const mayPass = passing.has(store.failure?.kind ?? '');
  return (
    <div className={styles.page} {...place}>
      {/* Which exam it is, its store knows. */}
      <Seo meta={{ title: store.exam?.title ?? 'Examen', description: '', hidden: true }} />
      {store.phase === 'loading' && <LoadingExam />}
      {store.phase === 'not-available' && (
        <ErrorState
          title="Este examen no está disponible"
          level={1}
          {...(mayPass && { onRetry: () => void store.load(slug, examId) })}
          actions={
            <LinkButton look={mayPass ? 'secondary' : 'primary'} to={`/main/contenido/${slug}/examenes`}>
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
    <div className={styles.intro}>
      <h1>Examen</h1>
      <Loading label="Cargando el examen">
        <SkeletonBlock shape="heading" />
        <SkeletonText lines={4} />
      </Loading>
    </div>
  );
}

function useTicking(store: ExamStore): void {
  useEffect(() => {
    const timer = setInterval(() => store.tick(), 1000);
    const again = (): void => {
      if (document.visibilityState === 'visible') void store.reach();
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

/**
 * What had the focus goes with its phase: a heading while the exam is fetched, the button that begins it. Whoever was there goes on
 * from the question, or from the heading of what is shown instead.
 */
function useFocusGoesOn(phase: ExamStore['phase']) {
  const ref = useRef<HTMLDivElement>(null);
  const isIn = useRef(false);
  useEffect(() => {
    if (!isIn.current || document.activeElement !== document.body) return;
    const head = ref.current?.querySelector<HTMLElement>(phase === 'running' ? 'fieldset' : 'h1');
    head?.setAttribute('tabindex', '-1');
    head?.focus();
  }, [phase]);
  const onFocus = useCallback(() => {
    isIn.current = true;
  }, []);
  return { ref, onFocus };
}

function useResultWhenFinished(store: ExamStore, slug: string): void {
  const navigate = useNavigate();
  const { attemptId } = store;
  const finished = store.phase === 'finished';
  const gone = useRef(false);
  useEffect(() => {
    if (!finished || attemptId === null || gone.current) return;
    gone.current = true;
    void navigate(resultPath(slug, attemptId), { replace: true });
  }, [finished, attemptId, slug, navigate]);
}
