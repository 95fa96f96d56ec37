import { Link } from 'react-router-dom';
import { withQuery } from '#domain/shared/query-string.ts';
import { useMay } from './office-page.tsx';
import styles from './history-link.module.css';

/** Leads to what was done with one thing, for whoever sees the log. */
export function HistoryLink({ kind, id, of }: { kind: string; id: string; of: string }) {
  if (!useMay('see-log')) return null;
  return (
    <Link
      to={withQuery('/colaboradores/registro', { sobre: `${kind}:${id}` })}
      className={styles.link}
      aria-label={`Historial de ${of}`}
    >
      Historial
    </Link>
  );
}
