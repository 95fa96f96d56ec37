import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListedClass } from '#application/read-models/learning/content-outline.ts';
import { secondsToNextClass } from '#domain/learning/player-settings.ts';
import { classPath } from '#domain/learning/study-path.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import styles from './video-player.module.css';

/** Over a video that has ended, for whoever wants the next class to follow by itself: it does in a few seconds, unless one stays. */
export function ComingClass({ slug, next }: { slug: string; next: ListedClass }) {
  const navigate = useNavigate();
  const [left, setLeft] = useState<number>(secondsToNextClass);
  const [stays, setStays] = useState(false);
  const path = classPath(slug, next);
  useEffect(() => {
    if (stays) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [stays]);
  useEffect(() => {
    if (left <= 0) void navigate(path, { state: { plays: true } });
  }, [left, navigate, path]);
  if (stays) return null;
  return (
    <div className={styles.failure} role="group" aria-label="Clase siguiente">
      <p aria-live="polite">
        Sigue «{next.title}»<span aria-hidden> en {Math.max(left, 0)} s</span>
      </p>
      <div className={styles.choices}>
        <Button look="primary" onClick={() => void navigate(path, { state: { plays: true } })}>
          Seguir ahora
        </Button>
        <Button onClick={() => setStays(true)}>Quedarme en esta clase</Button>
      </div>
    </div>
  );
}
