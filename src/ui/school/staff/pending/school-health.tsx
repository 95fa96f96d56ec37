import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OfficeHealth } from '#application/read-models/office/office-pending.ts';
import { BACKUP_DAYS } from '#domain/office/backup-duty.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { Section, Stack } from '#ui/kit/layout/layout.tsx';
import { MissingSettings } from '#ui/school/staff/settings/missing-settings.tsx';
import styles from './pending-page.module.css';

/** What the school lacks, whether it is copied, and what of its running somebody has to look at. */
export function SchoolHealth({ health }: { health: OfficeHealth }) {
  const { lacks, backup } = health;
  return (
    <>
      {lacks.length > 0 && <MissingSettings missing={lacks} />}
      <Section title="La escuela por dentro">
        <Stack className={styles.health}>
          {troublesOf(health).map(({ title, detail }) => (
            <Notice key={title} kind="alert" title={title}>
              <p>{detail}</p>
            </Notice>
          ))}
          {backup.last !== null && (
            <p className={styles.copied}>
              Última copia de seguridad: {at(backup.last.endedAt)}, {sizeText(backup.last.bytes)}.
            </p>
          )}
        </Stack>
      </Section>
    </>
  );
}

const at = (instant: string): string => formatLongInstant(new Date(instant), { withYear: true });

/** A size as people say it: at least 1 MB. */
function sizeText(bytes: number): string {
  const megabytes = Math.max(1, Math.round(bytes / 1024 / 1024));
  return megabytes < 1024 ? `${megabytes}\u00A0MB` : `${(megabytes / 1024).toFixed(1)}\u00A0GB`;
}

interface Trouble {
  readonly title: string;
  readonly detail: ReactNode;
}

function troublesOf(health: OfficeHealth): readonly Trouble[] {
  return [backupTrouble(health.backup), stuckLetters(health), lettersGivenUp(health)].flatMap((each) => each ?? []);
}

function backupTrouble({ last, isOverdue }: OfficeHealth['backup']): Trouble | null {
  if (!isOverdue) return null;
  return {
    title:
      last === null
        ? 'La escuela no tiene copia de seguridad'
        : `Hace más de ${BACKUP_DAYS} días que no se copia la escuela`,
    detail:
      'Si la máquina falla, se pierde lo que no esté copiado. Pide a quien la instaló que la copie cada día con «npm run escuela -- backup». De copias hechas de otra manera la escuela no sabe.',
  };
}

function stuckLetters({ lettersStuckSince: since }: OfficeHealth): Trouble | null {
  if (since === null) return null;
  return {
    title: 'Los correos no están saliendo',
    detail: `El más antiguo espera desde el ${formatLongInstant(new Date(since), { withYear: true })}, y la escuela los intenta una y otra vez. Revisa con quien la instaló que el servidor de correo responda.`,
  };
}

function lettersGivenUp({ lettersGivenUp: count }: OfficeHealth): Trouble | null {
  if (count === 0) return null;
  return {
    title: count === 1 ? '1 correo del último mes no pudo salir' : `${count} correos del último mes no pudieron salir`,
    detail: (
      <>
        {count === 1 ? 'Su dirección no lo recibe' : 'Sus direcciones no los reciben'} y la escuela dejó de intentarlo.
        A quien diga que no le llegó algo, búscalo por su correo en <Link to="/colaboradores/pedidos">Pedidos</Link>:
        puede que lo haya escrito mal.
      </>
    ),
  };
}
