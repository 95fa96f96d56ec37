import { Link } from 'react-router-dom';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import {
  type OfficePending,
  officePending,
  type ShownPending,
} from '#application/read-models/office/office-pending.ts';
import type { PendingKind } from '#domain/office/pending-parts.ts';
import { formatLongDay, formatLongInstant, limaDay } from '#domain/shared/dates.ts';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { areaLabel } from '#ui/school/staff/desk/office-areas.ts';
import { officePage } from '#ui/school/staff/desk/office-page.tsx';
import { SchoolHealth } from './school-health.tsx';
import styles from './pending-page.module.css';
import { pendingText, pendingTexts } from './texts.ts';

async function loadPage(services: Services): Promise<{ pending: OfficePending }> {
  return { pending: needed(await services.get(Reads).ask(officePending)) };
}

export function meta(): PageMeta {
  return { title: 'Pendientes', description: '', hidden: true };
}

function Page() {
  const { waiting, quiet, health } = useLoaded<typeof loadPage>().pending;
  return (
    <>
      <PageHead title="Pendientes" lead="Lo que espera a alguien de la escuela, primero lo que vence antes." />
      {waiting.length > 0 && (
        <ul className={styles.list} aria-label="Lo que espera">
          {waiting.map((part) => (
            <Waiting key={part.kind} part={part} />
          ))}
        </ul>
      )}
      {waiting.length === 0 && (
        <EmptyState icon="check-circle" title="Nada espera">
          <p>Lo que llegue y necesite a alguien de la escuela aparece aquí.</p>
        </EmptyState>
      )}
      {waiting.length > 0 && <Quiet waiting={waiting} quiet={quiet} />}
      {health !== null && <SchoolHealth health={health} />}
    </>
  );
}

/** `/colaboradores`: what waits in every part that one's roles show. Source: decisions.md, Staff; decision 0123. */
export const { load, Component } = officePage('enter-office', loadPage, Page);

function Waiting({ part: { kind, count, since, due } }: { part: ShownPending }) {
  const { to, oldest } = pendingTexts[kind];
  return (
    <li className={styles.part}>
      <Link to={to} className={styles.what}>
        {pendingText(kind, count)}
      </Link>
      <span className={styles.where}>{areaLabel(to)}</span>
      <span className={styles.since}>
        Desde el {formatLongDay(limaDay(new Date(since)), { withYear: true })}
        {count > 1 && `, ${oldest}`}
      </span>
      {due !== null && <Due kind={kind} due={due} isOne={count === 1} />}
    </li>
  );
}

/** Until when the first is to be done, in words before colour. */
function Due({ kind, due, isOne }: { kind: PendingKind; due: NonNullable<ShownPending['due']>; isOne: boolean }) {
  const by = new Date(due.by);
  // A deposit is answered within hours, the rest within days.
  const options = { withYear: due.isOver };
  const day = kind === 'vouchers' ? formatLongInstant(by, options) : formatLongDay(limaDay(by), options);
  const verb = due.isOver ? 'Venció' : 'Vence';
  return (
    <span className={styles.due}>
      {due.isOver && (
        <Badge kind="danger" icon="alert">
          Fuera de plazo
        </Badge>
      )}
      <span>
        {isOne ? verb : `${pendingTexts[kind].first} ${verb.toLowerCase()}`} el {day}
      </span>
    </span>
  );
}

/** Parts in which nothing waits: they are named, so that nobody wonders whether they were looked at. */
function Quiet({ waiting, quiet }: Pick<OfficePending, 'waiting' | 'quiet'>) {
  const labels = (kinds: readonly PendingKind[]) => kinds.map((kind) => areaLabel(pendingTexts[kind].to));
  // A part has things of several kinds.
  const busy = new Set(labels(waiting.map(({ kind }) => kind)));
  const parts = [...new Set(labels(quiet))]
    .filter((label) => !busy.has(label))
    // A name stays on one line: 'Por' at its end would be read as a part.
    .map((label) => label.replaceAll(' ', '\u00a0'));
  return parts.length === 0 ? null : <p className={styles.quiet}>Nada espera en: {parts.join('\u00a0· ')}.</p>;
}
